import { useRef } from 'react';

const move = (from: HTMLElement | null, to: HTMLElement | null) => {
  to?.append(...(from?.childNodes ?? []));
};

/**
 * The large view borrows the drawing and the data of the page and gives them back when it is closed, so nothing is in the
 * page twice.
 *
 * @returns the places of the drawing and of its data, in the page and in the dialog, and what opens and closes it
 */
export function useLargeView() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [drawing, largeDrawing] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [data, largeData] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const open = () => {
    if (drawing.current) {
      // The page must not move behind the large view.
      drawing.current.style.minHeight = `${drawing.current.offsetHeight}px`;
    }
    move(drawing.current, largeDrawing.current);
    move(data.current, largeData.current);
    dialog.current?.showModal();
  };
  const close = () => {
    if (drawing.current) drawing.current.style.minHeight = '';
    move(largeDrawing.current, drawing.current);
    move(largeData.current, data.current);
  };
  return { dialog, drawing, largeDrawing, data, largeData, open, close };
}
