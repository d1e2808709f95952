import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-timeline.stories';

const { Default, Packed, PaidOtherwise, WithNotes } = storiesOf(module);

test('lists the changes oldest first, with the authors that are known', () => {
  render(<Default />);
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatch(/^pending.*Huyền Trân.*customer/);
  expect(entries[1]).toMatch(/^canceledstaff/);
  expect(entries[2]).toMatch(/^deleted/);
});

test('has notes in their places among the changes', () => {
  render(<WithNotes />);
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries.map((text) => /^(pending|canceled|deleted|Khách|x)/.exec(text)?.[1])).toEqual([
    ...['pending', 'Khách', 'canceled', 'x', 'deleted'],
  ]);
  expect(entries[1]).toMatch(/Trần Thị Ngọc Ánh, note/);
});

test('names the way of payment that an order was changed to', () => {
  render(<PaidOtherwise />);
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries[1]).toMatch(/^payment: eWallet.*customer/);
});

test('tells of the packing as steps without a status', () => {
  render(<Packed />);
  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries[1]).toMatch(/^packed.*staff/);
  expect(entries[2]).toMatch(/^not packed after all.*staff/);
});
