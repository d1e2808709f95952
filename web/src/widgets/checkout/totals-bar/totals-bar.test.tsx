import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './totals-bar.stories';

const { Default, NotYet, Refused } = storiesOf(module);

test('shows the total next to the button', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('10.148.000đ');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('shows next to the button why it failed', () => {
  render(<Refused />);
  const bar = screen.getByRole('region', { name: 'Total' });
  expect(within(bar).getByRole('alert')).toHaveTextContent('The prices have changed.');
});

test('what is missing is named above the dimmed button, and leads there', () => {
  const onShow = jest.fn();
  render(<NotYet {...{ missing: { text: 'Still missing: address.', onShow } }} />);
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Still missing: address.' }));
  expect(onShow).toHaveBeenCalledTimes(1);
});
