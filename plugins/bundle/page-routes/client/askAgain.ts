/**
 * Has a script of this page that did not arrive asked for once more. The bundler only knows the names of scripts of code,
 * so it is told the one that the page has; and it would wait for the tag that has failed, so the address is another one.
 */
export function askAgain(): void {
  const nameOfCode = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => {
    const failed = document.querySelector(`script[src*="/assets/js/${chunk}."]`)?.getAttribute('src');
    return failed ? `${failed.slice(__webpack_public_path__.length)}?again` : nameOfCode(chunk);
  };
}
