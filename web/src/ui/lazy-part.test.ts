import { render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { loggedErrors } from '../testing/logged-errors';
import { ErrorBoundary } from './error-boundary';
import { lazyPart, renewFailedParts } from './lazy-part';

const Greeting = () => 'Hello';

function show(Part: ReturnType<typeof lazyPart>) {
  return render(
    createElement(ErrorBoundary, {
      fallback: () => 'Failed',
      onError: renewFailedParts,
      children: createElement(Suspense, { fallback: 'Loading' }, createElement(Part)),
    }),
  );
}

test('code that did not come is fetched once, and again when the part is next shown', async () => {
  const fetch = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(fetch);
  const { unmount } = show(Part);
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
  unmount();
  show(Part);
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(loggedErrors()).toEqual([expect.stringContaining('Error: offline')]);
});

test('what was loaded beforehand is there at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  await Part.load();
  show(Part);
  expect(screen.getByText('Hello')).toBeVisible();
});
