const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A loader for the files of Redoc.
 *
 * @throws Error when a new version of Redoc has its logo at another address
 */
module.exports = function withoutLogo(source) {
  if (!source.includes(logo)) {
    throw new Error(`Redoc does not load ${logo} any more. Fix: plugins/api-reference/logoLoader.cjs.`);
  }
  return source.replaceAll(logo, nothing);
};
