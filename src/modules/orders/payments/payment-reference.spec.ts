import {
  findReferences,
  isReference,
  newReference,
  referenceFromNumber,
  referenceToNumber,
} from './payment-reference';

const SOME = Array.from({ length: 300 }, newReference);
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXY';

it('is short, plain and new each time', () => {
  for (const reference of SOME) expect(reference).toMatch(/^DH[0-9A-HJKMNP-TV-Y]{9}$/);
  expect(SOME.every(isReference)).toBe(true);
  expect(new Set(SOME).size).toBe(SOME.length);
});

it('is found out when one character is wrong or two neighbours are swapped', () => {
  for (const reference of SOME.slice(0, 40)) {
    for (let at = 2; at < reference.length; at += 1) {
      for (const letter of ALPHABET) {
        const wrong = reference.slice(0, at) + letter + reference.slice(at + 1);
        expect(isReference(wrong)).toBe(wrong === reference);
      }
      const next = reference[at + 1];
      if (next === undefined || next === reference[at]) continue;
      const swapped = reference.slice(0, at) + next + reference[at] + reference.slice(at + 2);
      // The check character has no place of its own in the sum: swapped with its neighbour it may fit by chance.
      if (at < reference.length - 2) expect(isReference(swapped)).toBe(false);
    }
  }
});

it('is a whole number and back, for providers that want one', () => {
  for (const reference of SOME) {
    const number = referenceToNumber(reference);
    expect(Number.isSafeInteger(number)).toBe(true);
    expect(referenceFromNumber(number)).toBe(reference);
  }
  expect([-1, 0.5, NaN, 31 ** 8].map(referenceFromNumber)).toEqual(['', '', '', '']);
});

describe('in the text of a transfer', () => {
  const reference = 'DH7K01P4QAN';
  const half = `${reference.slice(0, 6)}-${reference.slice(6)}`;

  it.each([
    reference,
    reference.toLowerCase(),
    `MBVCB.5123456789.${reference}.CT tu 0123456789 NGUYEN VAN A`,
    `thanh toan ${reference} cam on shop`,
    `IBFT${reference}GD 123`,
    half,
    reference.split('').join(' '),
    reference.replace('0', 'O').replace('1', 'l'),
    `DHDH${reference}`,
    `DON HANG: ${reference}`,
  ])('%s is found', (content) => expect(findReferences(content)).toEqual([reference]));

  it('two are both found', () => {
    const other = SOME[0]!;
    expect(findReferences(`${reference} va ${other}`)).toEqual([reference, other]);
    expect(findReferences(`${reference} ${reference}`)).toEqual([reference]);
  });

  it.each(['', 'chuyen tien', 'DH', `DH${'0'.repeat(8)}1`, `x${reference.slice(0, -1)}`, 'đơn hàng 12'])(
    'nothing is found in %j',
    (content) => expect(findReferences(content)).toEqual([]),
  );

  it('only the first 500 characters are searched', () => {
    expect(findReferences('x'.repeat(489) + reference)).toEqual([reference]);
    expect(findReferences('x'.repeat(490) + reference)).toEqual([]);
  });
});
