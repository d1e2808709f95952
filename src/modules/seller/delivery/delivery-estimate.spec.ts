import fc from 'fast-check';
import { estimateDelivery, nextCutOff, type WorkCalendar } from './delivery-estimate';

const TET = { from: '2027-02-04', to: '2027-02-11' };
const SHOP: WorkCalendar = {
  ...{ timezone: 'Asia/Ho_Chi_Minh', cutOff: 15, workingDays: [1, 2, 3, 4, 5, 6] },
  closed: [{ from: '2027-01-01', to: '2027-01-01' }, TET],
};

/** In the shop's time zone. */
const at = (local: string) => new Date(`${local}+07:00`);
const arrives = (local: string, from = 1, to = 2, calendar = SHOP) =>
  Object.values(estimateDelivery(at(local), { from, to }, calendar)).join(' ');

describe('an order arrives (rule J11)', () => {
  it('some working days after it was placed', () =>
    expect(arrives('2026-12-01T09:00')).toBe('2026-12-02 2026-12-03'));

  it('on the day of its placing where that is promised', () =>
    expect(arrives('2026-12-01T09:00', 0, 0)).toBe('2026-12-01 2026-12-01'));

  it.each([
    ['2026-12-01T14:59:59.999', '2026-12-02 2026-12-03'],
    ['2026-12-01T15:00:00.000', '2026-12-03 2026-12-04'],
    ['2026-12-01T23:59:59.999', '2026-12-03 2026-12-04'],
    ['2026-12-02T00:00:00.000', '2026-12-03 2026-12-04'],
  ])('placed at %s on %s', (placed, days) => expect(arrives(placed)).toBe(days));

  it('never on a Sunday, which it waits out', () => {
    expect(arrives('2026-12-04T09:00')).toBe('2026-12-05 2026-12-07');
    expect(arrives('2026-12-05T16:00')).toBe('2026-12-08 2026-12-09');
    expect(arrives('2026-12-06T09:00')).toBe('2026-12-08 2026-12-09');
    const daily = { ...SHOP, workingDays: [1, 2, 3, 4, 5, 6, 7] };
    expect(arrives('2026-12-04T09:00', 1, 2, daily)).toBe('2026-12-05 2026-12-06');
  });

  it('after New Year', () => {
    expect(arrives('2026-12-31T14:00')).toBe('2027-01-02 2027-01-04');
    expect(arrives('2026-12-31T15:00')).toBe('2027-01-04 2027-01-05');
  });

  it('after Tết, however early in it the order came', () => {
    expect(arrives('2027-02-03T14:00')).toBe('2027-02-12 2027-02-13');
    for (const placed of ['2027-02-03T15:00', '2027-02-05T09:00', '2027-02-11T23:00', '2027-02-12T14:59'])
      expect(arrives(placed)).toBe('2027-02-13 2027-02-15');
  });

  it('on the shop’s calendar, whatever that of the server', () => {
    const inUtc = { ...SHOP, timezone: 'UTC', cutOff: 8 };
    expect(arrives('2026-12-01T14:59', 1, 2, inUtc)).toBe('2026-12-02 2026-12-03');
    expect(arrives('2026-12-02T06:59', 1, 2, inUtc)).toBe('2026-12-03 2026-12-04');
  });
});

describe('every estimate', () => {
  const instant = fc.date({ min: at('2026-11-01T00:00'), max: at('2027-03-31T00:00'), noInvalidDate: true });
  const days = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
    .map(([from, more]) => ({ from, to: from + more }));
  const day = fc.integer({ min: 0, max: 150 }).map((offset) => {
    const date = new Date(Date.UTC(2026, 10, 1) + offset * 86_400_000);
    return date.toISOString().slice(0, 10);
  });
  const calendar = fc.record({
    timezone: fc.constantFrom('Asia/Ho_Chi_Minh', 'UTC', 'America/New_York'),
    cutOff: fc.integer({ min: 1, max: 23 }),
    workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    closed: fc.array(
      fc.tuple(day, day).map(([one, other]) => ({
        ...{ from: one < other ? one : other, to: one < other ? other : one },
      })),
      { maxLength: 4 },
    ),
  });

  it('is of working days, in their order', () =>
    fc.assert(
      fc.property(instant, days, calendar, (placed, range, shop) => {
        const { from, to } = estimateDelivery(placed, range, shop);
        expect(from <= to).toBe(true);
        for (const date of [from, to]) {
          expect(shop.workingDays).toContain(new Date(date).getUTCDay() || 7);
          expect(shop.closed.some((closed) => closed.from <= date && date <= closed.to)).toBe(false);
        }
      }),
    ));

  it('is no earlier for a later order, and stays until the next cut-off', () =>
    fc.assert(
      fc.property(instant, instant, days, calendar, (one, other, range, shop) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const [first, then] = [early, late].map((placed) => estimateDelivery(placed, range, shop));
        expect(first!.from <= then!.from && first!.to <= then!.to).toBe(true);
        const cutOff = nextCutOff(early, shop);
        expect(cutOff.getTime()).toBeGreaterThan(early.getTime());
        if (late < cutOff) expect(then).toEqual(first);
        const after = estimateDelivery(cutOff, range, shop);
        expect(after.from > first!.from && after.to > first!.to).toBe(true);
      }),
    ));
});
