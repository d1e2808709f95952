declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core';

  /** Runs axe; the package has no types of its own. */
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;
}
