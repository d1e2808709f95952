import {
  ORDER_STATUS,
  ORDER_STATUSES,
  returnsOnDeletion,
  STAFF_STATUSES,
  staffTransition,
} from './order-status';

it.each([
  ['pending', 'delivering', 'keep'],
  ['pending', 'completed', 'keep'],
  ['pending', 'canceled', 'give-back'],
  ['delivering', 'pending', 'keep'],
  ['completed', 'canceled', 'give-back'],
  ['canceled', 'pending', 'take'],
  ['canceled', 'completed', 'take'],
] as const)('staff set %s to %s: the pairs are to %s', (from, to, transition) => {
  expect(staffTransition(from, to)).toBe(transition);
});

it.each(STAFF_STATUSES)('%s set again changes nothing', (status) => {
  expect(staffTransition(status, status)).toBe('same');
});

it.each(STAFF_STATUSES)('staff may not set a cart to %s', (status) => {
  expect(staffTransition('cart', status)).toBe('refused');
});

it('a way to a status and back leaves the stock as it was', () => {
  const BACK = { keep: 'keep', take: 'give-back', 'give-back': 'take', same: 'same', refused: 'refused' };
  for (const from of STAFF_STATUSES)
    for (const to of STAFF_STATUSES) expect(staffTransition(to, from)).toBe(BACK[staffTransition(from, to)]);
});

it('only a cart is placed and only a pending order is canceled by its owner', () => {
  const those = (request: 'pending' | 'canceled', transition: string) =>
    ORDER_STATUSES.filter((status) => ORDER_STATUS[status].ownerMay[request] === transition);
  expect(those('pending', 'place')).toEqual(['cart']);
  expect(those('canceled', 'cancel')).toEqual(['pending']);
});

it('deleting gives back the pairs that the customer never had', () => {
  expect(ORDER_STATUSES.filter(returnsOnDeletion)).toEqual(['pending', 'delivering']);
});
