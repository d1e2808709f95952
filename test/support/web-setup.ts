import '@testing-library/jest-dom';

/** jsdom has no layout, so nothing is ever measured. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
