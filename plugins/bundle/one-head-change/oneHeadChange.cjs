const before = 'r.emitChange=function(){';
const after =
  'r.emitChange=function(){var t=this;isAsked||(isAsked=!0,queueMicrotask(function(){isAsked=!1;t.changeHead()}))},r.changeHead=function(){';

/**
 * A loader for `react-helmet-async`. About eight components of each page add something to the head, and the whole head
 * is computed again whenever one of them is mounted, updated or unmounted. With this loader, it is computed once, at
 * the end of the task.
 *
 * @throws Error when a new version of the package does not contain the code that is replaced
 */
module.exports = function oneHeadChange(source) {
  if (source.split(before).length !== 2) {
    throw new Error(
      `react-helmet-async no longer contains ${before} exactly once. Fix: plugins/bundle/one-head-change/oneHeadChange.cjs.`,
    );
  }
  return `${source.replace(before, after)}\nlet isAsked=!1;`;
};
