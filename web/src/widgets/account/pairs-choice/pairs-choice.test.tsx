import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './pairs-choice.stories';

const { Default, NothingChosen, OnePair } = storiesOf(module);

test('chooses all pairs or none, or some of them by number', () => {
  const onQuantity = jest.fn();
  const { rerender } = render(<NothingChosen onQuantity={onQuantity} />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(<Default onQuantity={onQuantity} />);
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(<Default quantity={3} onQuantity={onQuantity} />);
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(onQuantity.mock.calls).toEqual([[3], [3], [1], [0]]);
});

test('has no number for a single pair', () => {
  render(<OnePair />);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('button')).toBeNull();
});
