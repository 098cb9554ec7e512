/**
 * The reader view of Firefox, and everything else that uses its code, chooses by the words in classes and ids. It takes a
 * heading with "scroll" for a part of the page around the text and removes it, as it does with ids such as "header" unless
 * the class contains "content". A folded part whose class contains "content" can outweigh the whole text of a short page,
 * so that nothing else is shown.
 */
const names = { anchorTargetHideOnScrollNavbar: 'anchorContent', collapsibleContent: 'collapsible' };

/**
 * A loader for the scripts of the theme that have such classes, and for their style sheets.
 *
 * @throws Error when a new version of the theme has another name
 */
module.exports = function readerView(source) {
  const name = Object.keys(names).find((one) => source.includes(one));
  if (name === undefined) {
    throw new Error(
      `A module of @docusaurus/theme-common no longer contains ${Object.keys(names).join(' or ')}. Fix: plugins/bundle/reader-view/readerView.cjs.`,
    );
  }
  return source.replaceAll(name, names[name]);
};
