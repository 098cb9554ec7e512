/**
 * Loader for compiled texts on their way to the browser: `"ready:<id>:<markup>"` becomes `"ready:<id>:"`.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withoutMarkup(source) {
  return source.replace(/"(ready:\w+:)(?:[^"\\\n]|\\.)*"/g, '"$1"').replace(/'(ready:\w+:)(?:[^'\\\n]|\\.)*'/g, "'$1'");
};
