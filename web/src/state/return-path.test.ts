import type { Location } from 'react-router';
import { readReturnState, stateOfLink } from './return-path';

const at = (pathname: string, state: unknown = null, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  key: 'k',
  state,
});
const wanted = { returnTo: '/checkout' };

test('a link to sign in from an overlay brings back to that overlay', () => {
  const from = at('/nike', null, '?active=cart');
  expect(stateOfLink('/sign-in', from, true)).toEqual({ returnTo: '/nike?active=cart' });
});

test('the header’s link brings nowhere in particular', () => {
  expect(stateOfLink('/sign-in', at('/nike'), false)).toBeUndefined();
});

test.each(['/sign-up', '/sign-in', '/forgot-password'])('a link to %s keeps the wanted address', (href) => {
  expect(stateOfLink(href, at('/sign-in', wanted), false)).toEqual(wanted);
});

test('a link to any other page remembers nothing', () => {
  expect(stateOfLink('/product', at('/sign-in', wanted), true)).toBeUndefined();
  expect(stateOfLink('/profile', at('/nike', null, '?active=cart'), true)).toBeUndefined();
});

test.each([
  null,
  undefined,
  'x',
  {},
  { returnTo: 1 },
  { returnTo: '//evil.test' },
  { returnTo: '/\\evil.test' },
])('%j is no place in this shop', (state) => expect(readReturnState(state)).toBeUndefined());

test('a choice goes along, unless it is none', () => {
  const choice = { color: 'đen', size: '42' };
  expect(readReturnState({ ...wanted, choice })).toEqual({ ...wanted, choice });
  expect(readReturnState({ ...wanted, choice: { color: 'đen', size: 42 } })).toEqual({
    ...wanted,
    choice: { color: 'đen', size: null },
  });
  expect(readReturnState({ ...wanted, choice: { size: '42' } })).toEqual(wanted);
});
