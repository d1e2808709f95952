import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { DeliveryZoneDto } from '../api/generated/model';
import { wait } from '../lib/timings';
import { answer, CART_ID, makeCart, makeLine, renderApp, startTestShop } from '../testing/test-shop';
import { makeDelivery } from '../testing/test-data';

const shop = startTestShop();
const PRODUCT = '/product?active=productDetail&product=pho-co';
const HUE = '1 Lê Lợi, Phường Thuận Hóa, Thành phố Huế';

const ANYWHERE = 'Arrives Wed, 2/12 – Mon, 7/12/2026, free';
const TO_HANOI = 'Arrives Wed, 2/12 – Thu, 3/12/2026, free';
const TO_HUE = 'Arrives Fri, 4/12 – Mon, 7/12/2026, free';

beforeEach(() => localStorage.removeItem('myProvince'));

test('a shoe says when it arrives, and remembers the province that was chosen (rule J13)', async () => {
  const { user, unmount } = renderApp(PRODUCT);
  // The first test waits for the dialog's code as well.
  expect(await screen.findByText(ANYWHERE, undefined, { timeout: 40_000 })).toBeVisible();
  const choice = () => screen.getByRole('combobox', { name: 'Deliver to' });
  const names = within(choice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['anywhere in Vietnam', 'An Giang', 'Hà Nội', 'Huế', 'TP. Hồ Chí Minh']);
  await user.selectOptions(choice(), 'Hà Nội');
  expect(await screen.findByText(TO_HANOI)).toBeVisible();
  unmount();
  renderApp(PRODUCT);
  expect(await screen.findByText(TO_HANOI)).toBeVisible();
  expect(choice()).toHaveDisplayValue('Hà Nội');
});

test('a customer’s own address says it, unless they have chosen another province', async () => {
  shop.signIn(null, { address: HUE });
  const { user } = renderApp(PRODUCT);
  expect(await screen.findByText(TO_HUE)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Deliver to' }), 'Hà Nội');
  expect(await screen.findByText(TO_HANOI)).toBeVisible();
});

test('the cart says when it arrives at its address', async () => {
  shop.signIn(makeCart([makeLine()], { address: HUE }));
  renderApp('/about?active=cart');
  const cart = await screen.findByRole('dialog', { name: 'Cart' });
  expect(await within(cart).findByText(TO_HUE)).toBeVisible();
  expect(within(cart).getByText('Deliver to Huế')).toBeVisible();
  expect(within(cart).queryByRole('combobox')).not.toBeInTheDocument();
});

test('checkout follows the address that is typed', async () => {
  const cart = makeCart([makeLine()], { name: 'An', phone: '0901234567', address: HUE });
  shop.signIn(cart);
  shop.use(answer('attachOrder', cart), answer('getOrder', { id: CART_ID }, cart));
  const { user } = renderApp('/checkout');
  expect(await screen.findByText(TO_HUE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Edit/ }));
  const field = await screen.findByRole('textbox', { name: 'Address' });
  await user.clear(field);
  await user.type(field, '5 Trần Hưng Đạo, Đặc khu Phú Quốc, An Giang');
  expect(await screen.findByText('Arrives Thu, 10/12 – Sat, 12/12/2026, free')).toBeVisible();
  expect(screen.getByText('Deliver to An Giang')).toBeVisible();
});

test('the days are asked for again when they change', async () => {
  let asked = 0;
  const later: DeliveryZoneDto = {
    ...{ kind: 'rest', provinces: ['An Giang'], expectedFrom: '2026-12-09', expectedTo: '2026-12-10' },
  };
  shop.use(
    answer('getDelivery', () => {
      asked += 1;
      if (asked > 1) return makeDelivery({ zones: [later] });
      return makeDelivery({ changesAt: new Date(Date.now() + 1500).toISOString() });
    }),
  );
  renderApp(PRODUCT);
  expect(await screen.findByText(ANYWHERE)).toBeVisible();
  expect(
    await screen.findByText('Arrives Wed, 9/12 – Thu, 10/12/2026, free', undefined, { timeout: 4000 }),
  ).toBeVisible();
});

test('a clock that is ahead of the shop’s does not ask all the time', async () => {
  let asked = 0;
  shop.use(
    answer('getDelivery', () => {
      asked += 1;
      return makeDelivery({ changesAt: new Date(Date.now() - 3_600_000).toISOString() });
    }),
  );
  renderApp(PRODUCT);
  expect(await screen.findByText(ANYWHERE)).toBeVisible();
  await act(() => wait(2500));
  expect(asked).toBe(1);
});

test('a shoe whose days did not come says nothing of them', async () => {
  shop.use(answer('getDelivery', HttpResponse.error()));
  renderApp(PRODUCT);
  expect(await screen.findByRole('button', { name: 'Sign in to shopping' })).toBeVisible();
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});
