const before = 'anchorTargetHideOnScrollNavbar';
const after = 'anchorTarget';

/**
 * A loader for `anchorUtils` of the theme, its script and its style sheet. The reader view of Firefox, and everything
 * else that uses its code, takes a second-level heading whose class contains "scroll" for a part of the page around the
 * text, and removes it.
 *
 * @throws Error when a new version of the theme has another name
 */
module.exports = function readerHeadings(source) {
  if (!source.includes(before)) {
    throw new Error(
      `anchorUtils of @docusaurus/theme-common no longer contains ${before}. Fix: plugins/bundle/reader-headings/readerHeadings.cjs.`,
    );
  }
  return source.replace(before, after);
};
