import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './sizes-running-out.stories';

const { Default, Empty, Failed } = storiesOf(module);

const rows = () => screen.getAllByRole('listitem');

test('a size says its brand, what is left, how fast it goes and how long it lasts', () => {
  render(<Default />);
  expect(rows()[0]).toHaveTextContent('39Nike');
  expect(rows()[0]).toHaveTextContent('0 left');
  expect(rows()[0]).toHaveTextContent('9 sold');
  expect(screen.getByText('Sales of the last 30 days.')).toBeVisible();
  expect(rows()[0]).not.toHaveTextContent('lasts');
  expect(rows()[2]).toHaveTextContent('1 left10 sold, lasts 2 days');
});

test('each shoe leads to itself in the product list; what more there is is counted', () => {
  render(<Default />);
  const links = within(rows()[0] as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAccessibleName(/, orange red: 0 left$/);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\?section=product&search=./));
  expect(rows()[0]).toHaveTextContent('+2 more');
  expect(rows()[1]).not.toHaveTextContent('+');
});

test('who waits for a size is counted, for the size and for each shoe', () => {
  render(<Default />);
  expect(rows()[0]).toHaveTextContent('9 sold4 waiting');
  const links = within(rows()[0] as HTMLElement).getAllByRole('link');
  expect(links[3]).toHaveAccessibleName(/: 3 left, 4 waiting$/);
  expect(links[2]).toHaveAccessibleName(/: 2 left$/);
  expect(rows()[1]).not.toHaveTextContent('waiting');
});

test('a size names its first shoes in words', () => {
  render(<Default />);
  expect(rows()[0]).toHaveTextContent(/, orange red · .+, ivory · …/);
  expect(rows()[1]).not.toHaveTextContent('…');
});

test('nothing is said to be nothing, and a failure can be tried again', async () => {
  const { unmount } = render(<Empty />);
  expect(screen.getByText('No size is running out.')).toBeVisible();
  unmount();
  const onRetry = jest.fn();
  render(<Failed failure={{ message: 'Not now.', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
