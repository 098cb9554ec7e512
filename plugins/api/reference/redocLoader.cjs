const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The styles of scroll bars are put into the page as a `<style>` element, also with the bars of the browser. */
const barStyles = /\.push\((?=\[\w+\.id,"\.ps\{)/g;

/**
 * A loader for the files of Redoc: no logo from another host, and no style that the content policy would have to name.
 *
 * @throws Error when a new version of Redoc has its logo at another address, or other styles
 */
module.exports = function leanRedoc(source) {
  if (!source.includes(logo) || source.match(barStyles)?.length !== 1) {
    throw new Error(
      `Redoc does not load ${logo} or no longer has styles for scroll bars. Fix: plugins/api/reference/redocLoader.cjs.`,
    );
  }
  // `concat` makes a list that is never used.
  return source.replaceAll(logo, nothing).replace(barStyles, '.concat(');
};
