import { amountDue, amountToReturn, paymentState, type OrderBalance } from '../orders/payments/payment-state';
import { amountRefundable, judge } from './payment-balance';

const pending: OrderBalance = {
  ...{ status: 'pending', total: 2_000_000, isExpired: false },
  ...{ paid: 0, refunded: 0, waived: 0, returned: 0 },
};
const dong = (amount: number) => ({ amount, currency: 'VND' });

describe('the state of an order’s payment', () => {
  it.each([
    [{}, 'unpaid'],
    [{ paid: 1 }, 'partly-paid'],
    [{ paid: 1_999_999 }, 'partly-paid'],
    [{ paid: 2_000_000 }, 'paid'],
    [{ paid: 2_000_001 }, 'paid'],
    [{ status: 'completed', paid: 2_000_000 }, 'paid'],
    [{ paid: 2_000_000, refunded: 500_000, waived: 500_000 }, 'paid'],
    [{ paid: 2_000_000, refunded: 1_999_000 }, 'partly-paid'],
    [{ paid: 1_999_000, refunded: 1_999_000 }, 'unpaid'],
    [{ paid: 1_000_000, refunded: 500_000 }, 'partly-paid'],
    [{ paid: 3_000_000, refunded: 1_000_000 }, 'paid'],
    [{ paid: 2_000_000, refunded: 2_000_000, waived: 2_000_000 }, 'refunded'],
    [{ paid: 2_000_000, refunded: 2_000_000 }, 'unpaid'],
    [{ status: 'canceled' }, 'unpaid'],
    [{ status: 'canceled', paid: 2_000_000 }, 'refund-due'],
    [{ status: 'canceled', paid: 2_000_000, refunded: 1 }, 'refund-due'],
    [{ status: 'canceled', paid: 2_000_000, refunded: 2_000_000 }, 'refunded'],
    [{ status: 'cart' }, 'unpaid'],
    [{ status: 'cart', paid: 2_000_000 }, 'partly-paid'],
    [{ total: 0 }, 'paid'],
  ] as const)('%j is %s', (change, state) => {
    expect(paymentState({ ...pending, ...change })).toBe(state);
  });
});

describe('money that comes', () => {
  it.each([
    ['exactly', dong(2_000_000), {}, null],
    ['less', dong(1_500_000), {}, null],
    ['the rest', dong(500_000), { paid: 1_500_000 }, null],
    ['more', dong(2_000_001), {}, 'more'],
    ['more than the rest', dong(500_001), { paid: 1_500_000 }, 'more'],
    ['twice', dong(2_000_000), { paid: 2_000_000 }, 'twice'],
    ['for a canceled order', dong(2_000_000), { status: 'canceled' }, 'canceled'],
    ['too late', dong(2_000_000), { status: 'canceled', isExpired: true }, 'late'],
    ['for a completed order', dong(2_000_000), { status: 'completed' }, null],
    ['for a cart', dong(5), { status: 'cart' }, null],
    [
      'again after a refund',
      dong(2_000_000),
      { paid: 2_000_000, refunded: 2_000_000, waived: 2_000_000 },
      'twice',
    ],
    ['after all went back that came before', dong(2_000_000), { paid: 9, refunded: 9 }, null],
  ] as const)('%s counts, and is looked at: %j', (_, money, change, look) => {
    expect(judge(money, { ...pending, ...change })).toEqual({ counts: true, look });
  });

  it('for no order, or of another currency, counts for none', () => {
    expect(judge(dong(2_000_000), null)).toEqual({ counts: false, look: 'unknown' });
    expect(judge({ amount: 2_000_000, currency: 'USD' }, pending)).toEqual({
      counts: false,
      look: 'currency',
    });
  });

  it('is asked for and sent back in bounds', () => {
    expect(amountDue({ ...pending, paid: 500_000 })).toBe(1_500_000);
    expect(amountDue({ ...pending, paid: 3_000_000 })).toBe(0);
    expect(amountDue({ ...pending, status: 'canceled' })).toBe(0);
    expect(amountDue({ ...pending, paid: 2_000_000, refunded: 1_999_000 })).toBe(1_999_000);
    expect(amountDue({ ...pending, paid: 2_000_000, refunded: 9, waived: 9 })).toBe(0);
    expect(amountToReturn({ ...pending, paid: 2_000_009, refunded: 9, waived: 9 })).toBe(9);
    expect(amountRefundable({ ...pending, paid: 500_000, refunded: 200_000 })).toBe(300_000);
  });
});
