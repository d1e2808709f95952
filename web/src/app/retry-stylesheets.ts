import { TIMINGS } from '../lib/timings';

/**
 * Requests a stylesheet that failed to load again, with a delay that doubles, until it has loaded. Vite's loader
 * requests a stylesheet only once, so an overlay would open without its styles for the rest of the visit.
 */
export function retryStylesheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const retry = target.cloneNode() as HTMLLinkElement;
      const delay = Number(target.dataset.delay ?? TIMINGS.stylesheetRetry);
      retry.dataset.delay = String(2 * delay);
      setTimeout(() => target.replaceWith(retry), delay);
    },
    // A failure to load does not bubble.
    true,
  );
}
