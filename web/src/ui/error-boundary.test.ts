import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { loggedErrors } from '../testing/logged-errors';
import { ErrorBoundary } from './error-boundary';

let isBroken: boolean;
const Page = () => {
  if (isBroken) throw new Error('broken');
  return 'Hello';
};
const draw = (resetKey: string, onError?: () => void) =>
  createElement(ErrorBoundary, {
    ...{ resetKey, onError },
    fallback: (retry) => createElement('button', { onClick: retry }, 'Again'),
    children: createElement(Page),
  });

beforeEach(() => {
  isBroken = true;
});

test('a retry renders what failed once more', async () => {
  const onError = jest.fn();
  render(draw('a', onError));
  isBroken = false;
  expect(onError).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByText('Hello')).toBeVisible();
  expect(loggedErrors()).toEqual([expect.stringContaining('Error: broken')]);
});

test('another key starts anew, and the same one does not', () => {
  const { rerender } = render(draw('a'));
  isBroken = false;
  rerender(draw('a'));
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
  rerender(draw('b'));
  expect(screen.getByText('Hello')).toBeVisible();
  expect(loggedErrors()).toEqual([expect.stringContaining('Error: broken')]);
});
