import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './admin-order-row.stories';

const { Default, FourItems, FiveItems, Edited, ForAnAdmin } = storiesOf(module);

test('a row says which order, whose, where to, how much and when', () => {
  render(<Default />);
  const [, row] = screen.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent('#6742e8a1c3f0Nguyễn Phước Bảo Linh · 0903417268');
  expect(cells[3]).toHaveTextContent('Căn hộ B12.07');
  expect(cells[4]).toHaveTextContent('10.148.000đ21/11/2026Unpaid');
});

test('four items are four pictures; five are three and a mark for the rest', () => {
  const four = render(<FourItems />);
  expect(four.container.querySelectorAll('img')).toHaveLength(4);
  four.unmount();
  const five = render(<FiveItems />);
  expect(five.container.querySelectorAll('img')).toHaveLength(3);
  expect(screen.getByText('and 2 more')).toBeInTheDocument();
});

test('a press shows the next status; the tick saves it, the cross discards it', () => {
  const onDraft = jest.fn();
  const onSave = jest.fn();
  const { unmount } = render(<Default onDraft={onDraft} />);
  fireEvent.click(screen.getByRole('button', { name: 'pending' }));
  expect(onDraft).toHaveBeenCalledWith('delivering');
  unmount();
  render(<Edited onDraft={onDraft} onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith('delivering');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDraft).toHaveBeenLastCalledWith(null);
});

test('the bin is dimmed without the right to delete', () => {
  const onDelete = jest.fn();
  const { unmount } = render(<Default onDelete={onDelete} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  unmount();
  render(<ForAnAdmin />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
