import { waitFor } from '@testing-library/react';
import { CUSTOMER_ID, answer, refusal, startTestShop } from '../testing/test-shop';
import { joinFavourites } from './account-favourites';
import { favouriteList as list } from './favourites';
import { endSession } from './session';

const shop = startTestShop();
/** The account's, the latest first. */
let account: string[];
let calls: string[];

beforeEach(() => {
  localStorage.clear();
  account = ['b', 'a'];
  calls = [];
  shop.use(
    answer('listFavourites', () => {
      calls.push('list');
      return { productIds: account };
    }),
    answer('addFavourites', async ({ request }) => {
      const { productIds } = await request.json();
      calls.push(`add ${productIds.join()}`);
      account = [...productIds.filter((id) => !account.includes(id)).reverse(), ...account];
      return { productIds: account };
    }),
    answer('removeFavourite', ({ params }) => {
      calls.push(`remove ${String(params.id)}`);
      account = account.filter((id) => id !== params.id);
    }),
  );
});

test('a sign-in joins the browser’s with the account’s, a reload does not bring back what another device removed', async () => {
  list.write(['c', 'a']);
  shop.signIn(null);
  await joinFavourites();
  expect(calls).toEqual(['add c,a']);
  expect(list.read()).toEqual(['a', 'b', 'c']);
  account = ['c', 'b'];
  await joinFavourites();
  expect(calls).toEqual(['add c,a', 'list']);
  expect(list.read()).toEqual(['b', 'c']);
});

test('each press is told to the account', async () => {
  shop.signIn(null);
  await joinFavourites();
  list.write(['a', 'b', 'c']);
  await waitFor(() => expect(account).toEqual(['c', 'b', 'a']));
  list.write(['b', 'c']);
  await waitFor(() => expect(account).toEqual(['c', 'b']));
  expect(calls).toEqual(['list', 'add c', 'remove a']);
  expect(list.read()).toEqual(['b', 'c']);
});

test('a press that could not be saved is taken back', async () => {
  shop.signIn(null);
  await joinFavourites();
  shop.use(answer('addFavourites', refusal(503, { message: 'Later.' })));
  list.write(['a', 'b', 'c']);
  expect(list.read()).toEqual(['a', 'b', 'c']);
  await waitFor(() => expect(list.read()).toEqual(['a', 'b']));
});

test('a press is told even where the account’s list could not be read, and is not lost by reading it later', async () => {
  localStorage.setItem('favourites', JSON.stringify(['a', 'b']));
  shop.signIn(null);
  localStorage.setItem('favouritesOf', CUSTOMER_ID);
  shop.use(answer('listFavourites', refusal(503, { message: 'Later.' })));
  await joinFavourites();
  list.write(['a', 'b', 'c']);
  await waitFor(() => expect(account).toEqual(['c', 'b', 'a']));
  expect(list.read()).toEqual(['a', 'b', 'c']);
});

test('a page that is looked at again shows what another device marked', async () => {
  shop.signIn(null);
  await joinFavourites();
  account = ['d', 'b', 'a'];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(list.read()).toEqual(['a', 'b', 'd']));
});

test('a sign-out takes them from the browser, not from the account', async () => {
  shop.signIn(null);
  await joinFavourites();
  endSession('signed-out');
  expect(list.read()).toEqual([]);
  list.write(['z']);
  await joinFavourites();
  expect(account).toEqual(['b', 'a']);
  expect(list.read()).toEqual(['z']);
});
