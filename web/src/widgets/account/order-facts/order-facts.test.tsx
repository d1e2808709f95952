import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './order-facts.stories';

const { Default, WithInvoice } = storiesOf(module);

test('missing values have no row', () => {
  render(<Default />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual([
    'Status',
    'Date',
    'Expected',
    'Name',
    'Phone',
    'Address',
    'Payment',
    'Total',
    'VAT',
  ]);
});

test('the number of an issued invoice leads to it', () => {
  render(<WithInvoice />);
  expect(screen.getByRole('link', { name: '1C26TBL-1042' })).toHaveAttribute(
    'href',
    'https://invoice.example/1042',
  );
});
