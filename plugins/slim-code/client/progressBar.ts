let shown: HTMLElement | undefined;

/** The bar nears its end for as long as a page may load, and never gets there by itself. */
const nearing = { duration: 12_000, easing: 'cubic-bezier(0.1, 0.7, 0.1, 1)', fill: 'forwards' } as const;
const ending = { duration: 200, fill: 'forwards' } as const;

const at = (rest: string) => ({ transform: `translateX(-${rest})` });
const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Stands for `nprogress`, of which a line at the top is all that this site shows: the same element, so that the styles
 * of the theme fit. When it starts is the theme's affair (specification, section 2).
 */
export default {
  configure(): void {},

  start(): void {
    if (shown) {
      return;
    }
    shown = document.createElement('div');
    shown.id = 'nprogress';
    const bar = document.createElement('div');
    bar.className = 'bar';
    shown.append(bar);
    document.body.append(shown);
    bar.animate([lessMotion() ? at('30%') : at('95%'), lessMotion() ? at('30%') : at('6%')], nearing);
  },

  done(): void {
    const ended = shown;
    shown = undefined;
    ended?.firstElementChild
      ?.animate([at('0%')], ending)
      .finished.catch(() => undefined)
      .finally(() => ended.remove());
  },
};
