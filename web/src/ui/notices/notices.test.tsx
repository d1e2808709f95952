import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../testing/stories-of';
import * as module from './notices.stories';

const { Default, Empty } = storiesOf(module);

test('a failure is announced and has a retry', async () => {
  const onRetry = jest.fn();
  render(<Default onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shoes did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('nothing to show is no alarm', () => {
  render(<Empty />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'All products' })).toBeVisible();
});
