import { checkReceiver, hasAddress } from './checkout-rules';
import { tidyPhone } from './phone';
import { checkProfileField } from './profile-rules';

test.each([
  '+84 (0)90 123 45 67',
  '0901.234.567',
  '\u200b090\u00a0123\u00a04567',
  '0084 90-123-4567',
  '０９０１２３４５６７',
  '090–123–4567',
])('the phone number %j is 0901234567', (typed) => {
  expect(tidyPhone(typed)).toBe('0901234567');
  expect(checkProfileField('phone', typed)).toBeUndefined();
});

test.each([
  ['firstName', 'Li\u200dnh\u202c'],
  ['email', 'li\u200bnh@shop.test\u2060'],
  ['address', '12 Lê\u00a0Lợi,\t, P.\u2060Bến Nghé\n'],
] as const)('a pasted %s is taken', (field, typed) => {
  expect(checkProfileField(field, typed)).toBeUndefined();
});

test('an address of commas is none', () => {
  expect(hasAddress(' , \u200b,')).toBe(false);
  expect(checkProfileField('address', ', ,')).toBe('Address is required');
  expect(checkReceiver('address', ',')).toBe('address is required');
});
