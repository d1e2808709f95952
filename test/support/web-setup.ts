import '@testing-library/jest-dom';
import '../../web/src/lib/color-words';
import '../../web/src/testing/demo-seller';
import { watchErrors } from '../../web/src/testing/logged-errors';

watchErrors();

/** jsdom has no layout, so nothing is ever measured. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A browser empties its queue of microtasks between two callbacks of a frame; jsdom calls them in one go.
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
