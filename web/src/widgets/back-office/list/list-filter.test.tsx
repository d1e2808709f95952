import { fireEvent, render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './list-filter.stories';

const { Default, Narrowed } = storiesOf(module);

test('a choice shows at once and is reported; All reports no value', () => {
  const onChange = jest.fn();
  render(<Default onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'completed' }));
  expect(screen.getByRole('radio', { name: 'completed' })).toBeChecked();
  expect(onChange).toHaveBeenCalledWith('completed');
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('follows the address', () => {
  const { rerender } = render(<Narrowed />);
  expect(screen.getByRole('radio', { name: 'delivering' })).toBeChecked();
  rerender(<Narrowed value="pending" />);
  expect(screen.getByRole('radio', { name: 'pending' })).toBeChecked();
});
