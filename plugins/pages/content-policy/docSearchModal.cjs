const before = 'return new Function(""),!0';
const after = 'return!1';

/**
 * A loader for the modal of DocSearch: a library in it tries `new Function` to find out whether it may, which the policy
 * reports. With this it knows that it may not, and does without.
 *
 * @throws Error when a new version of the package has other words
 */
module.exports = function docSearchModal(source) {
  if (source.split(before).length !== 2) {
    throw new Error(
      `@docsearch/react no longer contains ${before} exactly once. Fix: plugins/pages/content-policy/docSearchModal.cjs.`,
    );
  }
  return source.replace(before, after);
};
