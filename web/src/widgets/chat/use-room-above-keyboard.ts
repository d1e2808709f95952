import { useEffect, type RefObject } from 'react';

/**
 * Keeps the panel above a phone's keyboard, which covers the window without resizing it. Sets two variables for the
 * panel's styles: `--room`, the visible height, and `--covered`, the covered height at the bottom. While the page is
 * zoomed in, both stay unset.
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
