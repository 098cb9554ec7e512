import type { Extension } from '@codemirror/state';
import { EditorView, tooltips } from '@codemirror/view';

const bars = '.navbar, .theme-doc-toc-mobile';

/** What covers the page: its bars above, and the docked field of the playground or the keyboard of a phone below. */
function edgesOf(view: EditorView): { readonly top: number; readonly bottom: number } {
  const top = Math.max(0, ...[...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect().bottom));
  const dock = view.dom.closest('.dl-play')?.querySelector('.dl-play__form')?.getBoundingClientRect().top;
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  return { top, bottom: Math.min(dock ?? Number.POSITIVE_INFINITY, offsetTop + height) };
}

/** The line that is typed and the list of completions keep to the part of the page that is not covered. */
export const freeSpace: Extension = [
  EditorView.scrollMargins.of((view) => {
    const { top, bottom } = edgesOf(view);
    const editor = view.scrollDOM.getBoundingClientRect();
    return { top: Math.max(0, top - editor.top), bottom: Math.max(0, editor.bottom - bottom) };
  }),
  tooltips({ tooltipSpace: (view) => ({ left: 0, right: window.innerWidth, ...edgesOf(view) }) }),
];
