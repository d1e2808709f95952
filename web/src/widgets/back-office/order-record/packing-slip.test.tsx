import { render, screen, within } from '@testing-library/react';
import { storiesOf } from '../../../testing/stories-of';
import * as module from './packing-slip.stories';

const { Default, PaidByTransfer, NotPaidYet, PartlyPaid } = storiesOf(module);

test('names the pairs, the receiver, and the sum to pay at the door', () => {
  render(<Default />);
  const slip = screen.getByRole('article', { name: 'Packing slip' });
  expect(within(slip).getByRole('heading')).toHaveTextContent('Order #6742e8a1c3f0');
  expect(slip).toHaveTextContent('Nguyễn Phước Bảo Linh0903417268Căn hộ B12.07');
  const rows = within(slip).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('Court Nova LowOrange red421');
  expect(slip).toHaveTextContent('3 pairsTo collect: 10.148.000đ · VAT included (8%)');
});

test('nothing is collected for an order that was paid otherwise', () => {
  render(<PaidByTransfer />);
  expect(screen.getByRole('article')).toHaveTextContent('1 pairTotal: 10.148.000đ, paid');
});

test('says that a transfer has not come, and collects what of the cash is left', () => {
  const { rerender } = render(<NotPaidYet />);
  expect(screen.getByRole('article')).toHaveTextContent('Total: 10.148.000đ, unpaid');
  rerender(<PartlyPaid />);
  expect(screen.getByRole('article')).toHaveTextContent('To collect: 10.000.000đ');
});
