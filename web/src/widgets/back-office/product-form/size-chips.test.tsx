import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './size-chips.stories';

const { Default, Empty } = storiesOf(module);

const size = () => screen.getByRole('textbox', { name: 'Size' });
const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('nothing is added before both are there, and what is missing is said', async () => {
  const user = userEvent.setup();
  render(<Empty />);
  await user.type(size(), '42{Enter}');
  expect(chips()).toEqual([]);
  expect(quantity()).toHaveAccessibleDescription('A whole number, 0 or more.');
  await user.type(quantity(), '3');
  await user.click(screen.getByRole('button', { name: 'Add size' }));
  expect(chips()).toEqual(['42× 3']);
  expect(size()).toHaveFocus();
  expect([size(), quantity()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
});

test('a word is no size', async () => {
  const user = userEvent.setup();
  render(<Empty />);
  await user.type(size(), 'M');
  await user.type(quantity(), '3{Enter}');
  expect(chips()).toEqual([]);
  expect(size()).toHaveAccessibleDescription('A number such as 42 or 42.5.');
});

test('a size that is there takes the new quantity', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.type(size(), '41,5');
  await user.type(quantity(), '20{Enter}');
  expect(chips()).toEqual(['39× 14', '41.5× 20', '44× 0']);
});
