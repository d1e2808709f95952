/**
 * Every delay of the web, once each, in milliseconds. Rules T1 to T10 name the promised ones; those with a comment
 * here are our own choice.
 */
export const TIMINGS = {
  requestTimeout: 10_000,
  /** A table of a hundred thousand rows, over a slow line. */
  exportTimeout: 600_000,
  bannerChange: 2_000,
  cartSpinner: 800,
  signInDelay: 2_000,
  signInTick: 400,
  signInRedirect: 900,
  signUpSuccess: 200,
  signUpRedirect: 700,
  signUpIdle: 1_500,
  addToCartTick: 250,
  addToCartSuccess: 3_000,
  checkoutSpinner: 700,
  checkoutSuccess: 500,
  checkoutRedirect: 1_300,
  /** Pause in typing before suggestions are requested. */
  suggestionRest: 200,
  /** Pause in typing before a back-office list is searched. */
  searchRest: 300,
  productTick: 200,
  productClose: 1_000,
  productFailed: 1_000,
  deleteSpinner: 500,
  /** Time during which a deleted product can be restored with one press (rule E10). */
  deleteUndo: 10_000,
  dashboardSpinner: 500,
  /** Interval at which the back-office asks for new orders. */
  orderRefresh: 15_000,
  /** Interval at which an order that is being paid asks whether money came. */
  paymentRefresh: 4_000,
  /** Time during which an action can be undone. */
  undo: 10_000,
  /** Pause in scrolling before the chat's button comes back. */
  chatButtonRest: 200,
  /** Delay of the chat's code, so that the page's own files load first. */
  chatDelay: 500,
  /** Delay of the offer of another language, which nobody waits for. */
  offerDelay: 3_000,
  /** Delay before a stylesheet that failed to load is requested again. */
  stylesheetRetry: 300,
} as const;

/**
 * Waits.
 *
 * @param ms milliseconds
 * @param signal ends the wait early; the promise then rejects with the signal's reason
 */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
