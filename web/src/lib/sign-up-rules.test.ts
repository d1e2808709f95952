import { birthYears, checkSignUpField, toRegistration, type SignUpValues } from './sign-up-rules';

const today = { day: 21, month: 11, year: 2026 };
const good: SignUpValues = {
  lastName: 'Nguyễn',
  firstName: 'Linh',
  country: 'VN',
  dob: { day: '7', month: '8', year: '1996' },
  email: 'linh.nguyen@shop.test',
  phone: '0903417268',
  password: 'Sneaker#2026',
  confirmPassword: 'Sneaker#2026',
};
const check = (field: keyof SignUpValues, change: Partial<SignUpValues> = {}) =>
  checkSignUpField(field, { ...good, ...change }, today);

test('good values have no message', () => {
  expect((Object.keys(good) as (keyof SignUpValues)[]).map((field) => check(field))).toEqual(
    Array<undefined>(8).fill(undefined),
  );
});

test.each([
  ['lastName', 'Enter your Last Name'],
  ['firstName', 'Enter your First Name'],
  ['country', 'Enter your Country'],
  ['email', 'Enter your Email'],
  ['phone', 'Enter your Phone'],
  ['password', 'Enter your Password'],
  ['confirmPassword', 'Enter your Confirm Password'],
] as const)('an empty %s', (field, message) => {
  expect(check(field, { [field]: '' })).toBe(message);
  expect(check(field, { [field]: '   ' })).toBe(message);
  expect(check(field, { [field]: '\u200b\u00ad\u0007\u3164' })).toBe(message);
});

test.each([
  'linh',
  'linh@shop',
  '@shop.test',
  'linh@shop.',
  'li nh@shop.test',
  '.linh@shop.test',
  'linh.@shop.test',
  'li..nh@shop.test',
  'li<nh>@shop.test',
  'lính@shop.test',
  'linh@-shop.test',
  'linh@shop-.test',
  'linh@shop..test',
  'linh@sh_op.test',
  'linh@shop.t',
  'linh@shop.t3',
  'linh@shop\u0000.test',
  `${'l'.repeat(245)}@shop.test`,
])('email %p is refused', (email) => expect(check('email', { email })).toBe('Enter valid Email.'));

test.each([
  'l@s.vn',
  '\u200eli\u200bnh@shop.test\u2060',
  'linh.nguyen_1%+-@my-shop.co.test',
  'LINH@SHOP.TEST',
  ` ${'l'.repeat(244)}@shop.test `,
])('email %p is taken', (email) => expect(check('email', { email })).toBeUndefined());

test.each([
  ['090341726', 'Enter valid Phone Number.'],
  ['0903417268', undefined],
  ['090341726812', undefined],
  ['0903417268123', 'Enter valid Phone Number.'],
  ['0903 417 268', undefined],
  ['0903.417.268', undefined],
  ['0903-417-268', undefined],
  ['+84903417268', undefined],
  [' +84 903 417 268 ', undefined],
  ['+44 7911 123456', 'Enter valid Phone Number.'],
  ['0903 417 268 x', 'Enter valid Phone Number.'],
  ['...', 'Enter valid Phone Number.'],
])('phone %p', (phone, message) => expect(check('phone', { phone })).toBe(message));

test.each([
  ['Aa1#567', 'At least 8 characters.'],
  ['short', 'At least 8 characters.'],
  ['longenough', 'At least one uppercase letter.'],
  ['LongEnough', 'At least one number.'],
  ['LongEnough1', 'At leat one special character.'],
  ['LongEnough1!', undefined],
  ['Aa1#👟👟👟', 'At least 8 characters.'],
  ['Aa1#👟👟👟👟', undefined],
  ['LongEnough١!', undefined],
  ['LongEnough1Ⅷ', 'At leat one special character.'],
  [`Aa1#${'👟'.repeat(124)}`, undefined],
  [`Aa1#${'x'.repeat(125)}`, 'At most 128 characters.'],
])('password %p', (password, message) => expect(check('password', { password })).toBe(message));

test('the second password must be the first', () => {
  expect(check('confirmPassword', { confirmPassword: 'Sneaker#2027' })).toBe(
    'The passwords you entered does not match.',
  );
});

test.each([
  [{ day: '', month: '8', year: '1996' }, 'Enter valid date of birth.'],
  [{ day: '31', month: '2', year: '2004' }, 'Date is invalid.'],
  [{ day: '29', month: '2', year: '2004' }, undefined],
  [{ day: '21', month: '11', year: '2008' }, undefined],
  [{ day: '22', month: '11', year: '2008' }, 'You must be at least 18 years old.'],
])('date of birth %j', (dob, message) => expect(check('dob', { dob })).toBe(message));

test('the payload pads the date, trims, and leaves the second password at home', () => {
  expect(toRegistration({ ...good, email: ' linh.nguyen@shop.test ' })).toEqual({
    lastName: 'Nguyễn',
    firstName: 'Linh',
    country: 'VN',
    dob: '1996-08-07',
    email: 'linh.nguyen@shop.test',
    phone: '0903417268',
    password: 'Sneaker#2026',
  });
});

test('years go from this one down to 1900', () => {
  const years = birthYears(today);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1900, 127]);
});
