import { useEffect, type RefObject } from 'react';

/**
 * A phone's keyboard lies over the window without making it smaller. Tells the panel's styles what is left:
 * `--room`, the height that is seen, and `--covered`, how much of the window's foot is not. Somebody who has
 * zoomed in sees a part of the page as it is.
 */
export function useRoomAboveKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = panel.current ?? {};
    const view = window.visualViewport;
    if (!style || !view) return;
    const measure = () => {
      if (view.scale > 1.01) {
        style.removeProperty('--room');
        style.removeProperty('--covered');
        return;
      }
      style.setProperty('--room', `${view.height}px`);
      style.setProperty('--covered', `${Math.max(0, window.innerHeight - view.height - view.offsetTop)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [panel]);
}
