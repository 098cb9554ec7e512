/** What style-mod does → what it must do here. */
const changes = [
  [
    'this.styleTag = doc.createElement("style")',
    'this.sheet = doc.head.insertBefore(doc.createElement("style"), doc.head.firstChild).sheet',
  ],
  ['if (root.adoptedStyleSheets', 'if (!this.sheet.ownerNode && root.adoptedStyleSheets'],
];

/**
 * A loader for `style-mod`, which writes the styles of the editor. In a document it makes a `<style>` element whose text
 * changes with every extension, so no policy can name it; in a shadow root it writes rules into a sheet, which policies
 * allow. With this it does so in the document too, with the sheet of an empty element at the place of the other.
 *
 * @throws Error when a new version of the package has other words
 */
module.exports = function editorStyles(source) {
  return changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) {
      throw new Error(
        `style-mod no longer contains "${before}" exactly once. Fix: plugins/pages/content-policy/editorStyles.cjs.`,
      );
    }
    return text.replace(before, after);
  }, source);
};
