/**
 * A long page guesses the height of what is far from the screen (`src/css/far.css`). A browser leads back to a place by its
 * distance from the top, and marks of a search are scrolled to, so the style sheet must know from the start when a reader
 * comes for a place (reload, back, forward, a result of the search): then everything has its true height. So it has for a
 * reader with a keyboard, because on the way up what has the focus would be pushed off the screen by what takes its size above.
 */
export const wholePageScript = `(function () {
  var layOutWhole = function () { document.documentElement.dataset.whole = 'true'; };
  var visit = performance.getEntriesByType('navigation')[0];
  if (location.search || visit && visit.type !== 'navigate') layOutWhole();
  addEventListener('popstate', layOutWhole);
  addEventListener('keydown', function (event) { if (event.key === 'Tab') layOutWhole(); });
})();`;

/**
 * The first frame shows one screen, but a browser lays out what is near it as well. Of a list of releases that is as much
 * work as the screen itself, so the style sheet leaves it out of this frame (`src/css/far.css`).
 */
export const firstFrameScript = `(function () {
  var root = document.documentElement;
  if (!root.classList.contains('blog-list-page')) return;
  root.dataset.firstFrame = 'true';
  addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () { setTimeout(function () { delete root.dataset.firstFrame; }); });
  });
})();`;
