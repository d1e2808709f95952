import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled } from '../../../testing/render-settled';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './customer-information.stories';

const { Default, NoAddress, Editing, Refused } = storiesOf(module);

test('shows name, phone and address', () => {
  render(<Default />);
  expect(screen.getByText('Nguyễn Phước Bảo Linh')).toBeVisible();
  expect(screen.getByText(/Hà Đô Centrosa/)).toBeVisible();
});

test("'Unknown' is no address: it is asked for instead of shown", () => {
  render(<NoAddress />);
  expect(screen.queryByText('Unknown')).not.toBeInTheDocument();
  expect(screen.getByText('address is required')).toBeVisible();
});

test('the fields carry their labels and the phone takes digits only', async () => {
  await renderSettled(<Editing />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(
    'Căn hộ B12.07, chung cư Hà Đô Centrosa, 200 Đường 3 Tháng 2, Phường 12, Quận 10, TP. Hồ Chí Minh',
  );
});

test('a phone number that is pasted or filled in with +84 becomes the usual one', async () => {
  await renderSettled(<Editing />);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  fireEvent.change(phone, { target: { value: '+84 912.345.678' } });
  expect(phone).toHaveValue('0912345678');
});

test.each(['+84 912 345 678', '+84 0912 345 678', '0912.345.678'])(
  'a phone number that is typed as %s becomes the usual one',
  async (typed) => {
    render(<Editing />);
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    const user = userEvent.setup();
    await user.clear(phone);
    await user.type(phone, typed);
    expect(phone).toHaveValue('0912345678');
  },
);

test('the focus goes into the form, and back to the pencil', () => {
  render(<Default />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit information' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit information' })).toHaveFocus();
});

test('a refused field is marked and described by its sentence', () => {
  render(<Refused />);
  const address = screen.getByRole('textbox', { name: 'Address' });
  expect(address).toBeInvalid();
  expect(address).toHaveAccessibleDescription('address is required');
});
