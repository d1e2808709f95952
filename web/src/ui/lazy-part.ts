import { createElement, lazy, type ComponentType } from 'react';

/** Makes the parts anew whose code did not come. */
const renewals = new Set<() => void>();

/**
 * Lets the parts whose code did not come load again when they are next shown. Call it where their error is caught:
 * React keeps a failed lazy component for ever.
 */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A component whose code loads when it is first shown. `load` loads it beforehand: it then renders without a spinner.
 *
 * @param part what is there from the start
 */
export function lazyPart<Props extends object, Further = unknown>(
  fetch: () => Promise<ComponentType<Props> & Further>,
  part?: ComponentType<Props> & Further,
) {
  const makeLazy = () =>
    lazy(() =>
      fetch().then(
        (fetched) => ({ default: fetched }),
        (error: unknown) => {
          renewals.add(() => (Lazy = makeLazy()));
          throw error;
        },
      ),
    ) as unknown as ComponentType<Props>;
  let Lazy = makeLazy();
  const Part = (props: Props) => createElement<Props>(part ?? Lazy, props);
  const load = async () => (part = await fetch());
  return Object.assign(Part, { load });
}
