import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './exchange-form.stories';

const { Default, NothingChosen, NoSizeLeft } = storiesOf(module);

test('asks for a pair and a size', () => {
  const calls = { onLine: jest.fn(), onSize: jest.fn(), onSubmit: jest.fn() };
  render(<Default {...calls} />);
  fireEvent.click(screen.getByRole('radio', { name: /size 43$/ }));
  expect(calls.onLine).toHaveBeenCalledWith(1);
  fireEvent.click(screen.getByRole('radio', { name: '44' }));
  expect(calls.onSize).toHaveBeenCalledWith('44');
  fireEvent.click(screen.getByRole('button', { name: 'Request exchange' }));
  expect(calls.onSubmit).toHaveBeenCalledTimes(1);
});

test('the chosen pair that is pressed again stays chosen, and so does its new size', () => {
  const onLine = jest.fn();
  render(<Default onLine={onLine} />);
  const [pair] = screen.getAllByRole('radio');
  expect(pair).toBeChecked();
  fireEvent.click(pair!);
  expect(onLine).not.toHaveBeenCalled();
});

test('cannot be sent without a size', () => {
  const { unmount } = render(<NothingChosen />);
  expect(screen.getByRole('button', { name: 'Request exchange' })).toBeDisabled();
  unmount();
  render(<NoSizeLeft />);
  expect(screen.getByText('No other size of this shoe is left in this color.')).toBeVisible();
});
