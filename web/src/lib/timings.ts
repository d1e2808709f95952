/** Every delay and limit of specification §9, each once, in milliseconds unless its name says otherwise. */
export const TIMINGS = {
  requestTimeout: 10_000,
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
  /** Not in the specification: how long typing rests before suggestions are asked for. */
  suggestionRest: 200,
  /** Not in the specification: how long typing rests before a back-office list is searched. */
  searchRest: 300,
  productTick: 200,
  productClose: 1_000,
  productFailed: 1_000,
  deleteSpinner: 500,
  /** Not in the specification: how long a deleted product can be brought back by one press. */
  deleteUndo: 10_000,
  dashboardSpinner: 500,
  /** Not in the specification: how often the back-office asks for new orders. */
  orderRefresh: 15_000,
  /** Not in the specification: how long something can be undone. */
  undo: 10_000,
  /** Not in the specification: how long the chatbot leaves the network to the page. */
  chatLater: 500,
  /** Not in the specification: how long until a stylesheet that could not be fetched is asked for again. */
  stylesAgain: 300,
  /** Not in the specification: how long the page behind leaves the network to a product that hides it. */
  pageBehindLater: 1_000,
} as const;

/** The specification's limits that are not times (§9). */
export const LIMITS = {
  pageSize: 24,
  adminPageSize: 12,
  suggestions: 5,
  suggestionMinimum: 2,
  recentSearches: 5,
  /** Not in the specification: the longest search the server takes. */
  searchLength: 200,
  /** Likewise: how long a colour's name may be, and how many values of a filter there may be. */
  colorLength: 60,
  filterValues: 50,
  headingLength: 30,
  orderHistory: 10,
  orderPreview: 4,
  sliderStep: 424,
  sliderArrowsAbove: 3,
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
