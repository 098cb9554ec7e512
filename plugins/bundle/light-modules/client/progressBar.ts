/** The bar gets slower and slower, because the loading time of a page is not known. */
const movement: Keyframe[] = [
  { transform: 'translateX(-92%)', easing: 'ease-out' },
  { transform: 'translateX(-40%)', easing: 'ease-out', offset: 0.1 },
  { transform: 'translateX(-2%)' },
];
const longest = 20_000;
const end = 200;

let shown: HTMLElement | undefined;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows a bar at the top of the window that moves until `done`; the theme styles `#nprogress` and `.bar`. */
function start(): void {
  if (shown) return;
  shown = document.createElement('div');
  shown.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  shown.append(bar);
  document.body.append(shown);
  if (!isStill()) bar.animate(movement, { duration: longest, fill: 'forwards' });
}

/** Fills the bar, if one is shown, and removes it. */
function done(): void {
  const last = shown;
  shown = undefined;
  if (!last) return;
  const duration = isStill() ? 0 : end;
  last.firstElementChild?.animate([{ transform: 'none' }], { duration, fill: 'forwards' });
  last.animate([{ opacity: 0 }], { duration, delay: duration, fill: 'forwards' }).onfinish = () => last.remove();
}

/** The functions of `nprogress` that the theme calls. This bar has no spinner, so there is nothing to configure. */
export default { configure: () => {}, start, done };
