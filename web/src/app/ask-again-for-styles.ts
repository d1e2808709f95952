import { TIMINGS } from '../lib/timings';

/**
 * A stylesheet that could not be fetched is asked for until it is there, after twice as long each time. Vite's
 * loader asks once and takes it for loaded ever after, so an overlay opened again after a failure would stand
 * there without its styles.
 */
export function askAgainForStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const again = target.cloneNode() as HTMLLinkElement;
      const wait = Number(target.dataset.wait ?? TIMINGS.stylesAgain);
      again.dataset.wait = String(2 * wait);
      setTimeout(() => target.replaceWith(again), wait);
    },
    // A failure to load does not bubble.
    true,
  );
}
