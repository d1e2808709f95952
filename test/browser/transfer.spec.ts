import { aCustomer, expect, openAs, test } from './back-office';
import { coveredByChat } from './support';

test(
  'the chat’s button does not rest on what is to be transferred, in either language',
  { tag: '@phone' },
  async ({ page, request, stocked }) => {
    const product = await stocked({ '42': 1 });
    const shopper = await aCustomer(request);
    const { _id } = await shopper.buy(product, { color: 'đen', size: '42', quantity: 1 }, 'QR');
    await openAs(page, shopper, '/profile');
    for (const path of ['/profile', '/vi/profile']) {
      // As the checkout leads there.
      await page.evaluate(
        (placed) => history.replaceState({ usr: { placed }, key: 'placed', idx: 0 }, ''),
        _id,
      );
      await page.evaluate((address) => history.replaceState(history.state, '', address), path);
      await page.reload();
      const code = page.getByRole('img', { name: /QR/ });
      await expect(code).toBeVisible();
      for (const place of [0, 60, 120, 180, 240, 300, 420, 540]) {
        await page.evaluate((top) => scrollTo(0, top), place);
        // It comes to rest after the scrolling.
        await page.waitForTimeout(450);
        await expect.poll(() => coveredByChat(page), { message: `${path} ${place}` }).toEqual([]);
      }
    }
  },
);
