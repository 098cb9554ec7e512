const before = 'r.emitChange=function(){';
const after =
  'r.emitChange=function(){var t=this;isAsked||(isAsked=!0,queueMicrotask(function(){isAsked=!1;t.changeHead()}))},r.changeHead=function(){';

/**
 * A loader for `react-helmet-async`: every part of a page that names something for the head, about eight of each page, has
 * the whole head worked out again when it comes, changes or goes. With this it is worked out once, at the end of the
 * task.
 *
 * @throws Error when a new version of the package has other words
 */
module.exports = function oneHeadChange(source) {
  if (source.split(before).length !== 2) {
    throw new Error(
      `react-helmet-async no longer contains ${before} exactly once. Fix: plugins/bundle/one-head-change/oneHeadChange.cjs.`,
    );
  }
  return `${source.replace(before, after)}\nlet isAsked=!1;`;
};
