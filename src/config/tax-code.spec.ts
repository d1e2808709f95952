import { isTaxCode } from './tax-code';

it.each(['0100109106', '0100686209', '0100109106-001', '0100109106001', '001099012345'])(
  'takes %s',
  (code) => {
    expect(isTaxCode(code)).toBe(true);
  },
);

it.each([
  '',
  '0000000000',
  '0100109107',
  '1000109106',
  '0100109106-01',
  '010010910',
  '01001091060',
  'a100109106',
])('refuses "%s"', (code) => {
  expect(isTaxCode(code)).toBe(false);
});
