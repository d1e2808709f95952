import { fireEvent, render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './admin-customer-row.stories';

const { Default, NotActive, Edited, Manager, ForAnAdmin } = storiesOf(module);

test('a row says who, where, whether signed in, and since when', () => {
  render(<Default />);
  const [, row] = screen.getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('0903417268');
  expect(cells[1]).toHaveTextContent('Nguyễn Phước Bảo Linhlinh.nguyen@shop.test');
  expect(cells[2]).toHaveTextContent('Căn hộ B12.07');
  expect(cells[4]).toHaveTextContent('Active');
  expect(cells[5]).toHaveTextContent('17/8/2025');
});

test('a customer without a sign-in is shown as inactive', () => {
  render(<NotActive />);
  expect(screen.getByText('Not active')).toBeInTheDocument();
});

test('a role cycles between client and admin, and returns to the saved one', () => {
  const onDraft = jest.fn();
  const onSave = jest.fn();
  const { unmount } = render(<Default onDraft={onDraft} />);
  fireEvent.click(screen.getByRole('button', { name: 'client' }));
  expect(onDraft).toHaveBeenCalledWith('admin');
  unmount();
  render(<Edited onDraft={onDraft} onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith('admin');
  fireEvent.click(screen.getByRole('button', { name: 'admin' }));
  expect(onDraft).toHaveBeenLastCalledWith(null);
});

test('a manager is neither changed nor deleted', () => {
  render(<Manager />);
  expect(screen.getByText('manager')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'manager' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('an admin changes no role and deletes no customer', () => {
  render(<ForAnAdmin />);
  expect(screen.queryByRole('button', { name: 'client' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Details' })).toBeEnabled();
});
