import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './packing-list.stories';

const { Default, Failed, OnePair, Saving } = storiesOf(module);

const packed = () => screen.getByRole('button', { name: 'Packed' });
const line = (number: number) => screen.getAllByRole('button')[number - 1]!;

test('Enter alone packs: pair by pair, line by line, and then the order', async () => {
  const onPacked = jest.fn();
  render(<Default onPacked={onPacked} />);
  const user = userEvent.setup();
  expect(line(1)).toHaveFocus();
  expect(packed()).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(line(1)).toHaveTextContent('1 of 2');
  expect(line(1)).toHaveFocus();
  expect(line(1)).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{Enter}');
  expect(line(1)).toHaveAttribute('aria-pressed', 'true');
  expect(line(2)).toHaveFocus();
  expect(packed()).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(screen.getByText('3 of 3 pairs')).toBeVisible();
  expect(packed()).toHaveFocus();
  expect(onPacked).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onPacked).toHaveBeenCalledTimes(1);
});

test('a press too many begins the line again', async () => {
  render(<OnePair />);
  const user = userEvent.setup();
  await user.click(line(1));
  expect(packed()).toBeEnabled();
  await user.click(line(1));
  expect(line(1)).toHaveTextContent('0 of 1');
  expect(packed()).toBeDisabled();
});

test('says that it saves, and why it was refused', () => {
  const { unmount } = render(<Saving />);
  expect(packed()).toHaveAttribute('aria-disabled', 'true');
  unmount();
  render(<Failed />);
  expect(screen.getByText('There is nothing to pack of an order that is canceled.')).toBeVisible();
});
