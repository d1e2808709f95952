import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled } from '../../../testing/render-settled';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './product-form.stories';

const { Default, Blank, Refused, Meanwhile } = storiesOf(module);

const box = (name: string) => screen.getByRole('textbox', { name });

test('fields carry their names (rule N8)', async () => {
  await renderSettled(<Blank />);
  for (const name of [
    'Name',
    'Price',
    'Highlight',
    'Description',
    'Color',
    'Color hex',
    'Size',
    'Quantity',
  ]) {
    expect(box(name)).toHaveValue('');
  }
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Choose');
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('new balance');
  expect(screen.getByRole('combobox', { name: 'Material' })).toHaveDisplayValue('Synthetic');
  for (const name of ['Ad image', 'Navbar image', 'Detail images']) {
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'file');
  }
});

test('a weight keeps its digits, may be emptied, and is not read from another unit (rule G15)', async () => {
  const user = userEvent.setup();
  render(<Default />);
  const weight = box('Weight (g)');
  expect(weight).toHaveValue('1.240');
  await user.clear(weight);
  expect(screen.getByRole('note')).toBeEmptyDOMElement();
  await user.type(weight, '9x80');
  expect(weight).toHaveValue('980');
  await user.tripleClick(weight);
  await user.paste('0,8 kg');
  expect(weight).toHaveValue('980');
  expect(screen.getByText('“0,8 kg” is not clearly a whole number. Type its digits.')).toBeVisible();
});

test('another product name clears both pictures and every color', async () => {
  await renderSettled(<Default />);
  fireEvent.change(box('Name'), { target: { value: 'Court Nova Mid' } });
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  expect(box('Color')).toHaveValue('');
  expect(screen.getByRole('note')).toHaveTextContent(
    'Ad image, Navbar image, Color, Color hex, Detail images, Size',
  );
});

test('another color name clears its pictures and keeps its sizes', async () => {
  await renderSettled(<Default />);
  fireEvent.change(box('Color'), { target: { value: 'đỏ gạch' } });
  expect(screen.getByText('0 / 6')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Sizes' }).children).toHaveLength(10);
});

test('Add color opens a blank one, and never a second blank one; a color can be taken out again', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Add color' }));
  await user.click(screen.getByRole('button', { name: 'Add color' }));
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('color 4');
  await user.click(screen.getByRole('button', { name: 'Remove color' }));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});

test('a pasted price loses its decimals, and one that is not clear is refused in words', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.clear(box('Price'));
  await user.click(box('Price'));
  await user.paste('2.390.000,00 ₫');
  expect(box('Price')).toHaveValue('2.390.000');
  await user.tripleClick(box('Price'));
  await user.paste('2.390.000,50');
  expect(box('Price')).toHaveValue('2.390.000');
  expect(screen.getByText(/“2\.390\.000,50” is not clearly a price/)).toBeVisible();
  await user.type(box('Price'), '9');
  expect(screen.queryByText(/not clearly a price/)).not.toBeInTheDocument();
});

test('typing in the middle of a price keeps the caret before the same digits', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.type(box('Price'), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box('Price')).toHaveValue('29.490.000');
  expect((box('Price') as HTMLInputElement).selectionStart).toBe(2);
});

test('a refusal marks its field, and the tab of its color', async () => {
  render(<Refused />);
  expect(box('Name')).toBeInvalid();
  await userEvent.click(screen.getByRole('tab', { name: /^trắng ngà.*not right yet/ }));
  expect(box('Color hex')).toHaveAccessibleDescription('Color hex must look like #1b1b1f.');
  expect(screen.getByText('Quantity must be a whole number, 0 or more.')).toBeVisible();
});

test('what a colleague wrote is told field by field', async () => {
  await renderSettled(<Meanwhile />);
  expect(screen.getByText(/Changed meanwhile and taken over: Price\./)).toBeVisible();
  expect(screen.getByText(/your colleague wrote “2\.190\.000đ”/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Take theirs' })).toHaveLength(3);
});
