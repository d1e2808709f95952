import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './filter-panel.stories';

const { Chosen, NothingChosen, NoSizeYet, PhoneBar, Default } = storiesOf(module);

test('each group is named, several may be many and Sort is one', () => {
  render(<NothingChosen />);
  expect(within(screen.getByRole('group', { name: 'Color' })).getAllByRole('checkbox')).toHaveLength(3);
  expect(within(screen.getByRole('group', { name: 'Sort' })).getAllByRole('radio')).toHaveLength(3);
});

test('chosen options are checked', () => {
  render(<Default />);
  expect(screen.getByRole('checkbox', { name: 'Nike' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Trắng ngà' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Suede' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Đen' })).not.toBeChecked();
});

test('one’s own size is a choice in the Size group, there before any size is', () => {
  render(<NoSizeYet />);
  const size = within(screen.getByRole('group', { name: 'Size' }));
  expect(size.getByRole('combobox', { name: 'My size' })).toHaveDisplayValue('Any');
  expect(size.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the order is at hand in a phone’s bar, without the panel', () => {
  render(<PhoneBar />);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Newest');
});

test('on a phone it is a press away', () => {
  render(<PhoneBar />);
  expect(screen.getByRole('button', { name: 'My size 42.5', pressed: true })).toBeVisible();
});

const chips = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('each chosen filter, but not the order, can be removed above the list', async () => {
  const onChange = jest.fn();
  render(<Chosen onChange={onChange} />);
  const all = ['In stock in 42', 'Nike', '2–2.5 million đ', 'Trắng ngà', 'Suede', 'Clear filters'];
  expect(chips()).toEqual(all);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: 2–2.5 million đ' }));
  expect(onChange).toHaveBeenCalledWith('price', []);
  expect(chips()).toEqual(all.filter((name) => !name.startsWith('2')));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(chips()).toEqual([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a removed filter hands the focus to the next, the last one to the list', async () => {
  render(<Chosen />);
  screen.getByRole('button', { name: 'Remove filter: Nike' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove filter: 2–2.5 million đ' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'List' })).toHaveFocus();
});
