import type { Page } from '@playwright/test';
import { aCustomer, button, expect, openAs, test, type Order } from './back-office';

type Method = 'QR' | 'eWallet' | 'credit';

/** A customer's phone, with an unpaid order of each way of payment that is asked for. */
const shopping = test.extend<{ order: (payment: Method) => Promise<Order> }>({
  order: async ({ page, request, stocked }, use) => {
    const product = await stocked({ '42': 9 });
    const shopper = await aCustomer(request);
    await openAs(page, shopper, '/favourites');
    await use((payment) => shopper.buy(product, { color: 'đen', size: '42', quantity: 1 }, payment));
  },
});

/** Opens the pretend provider's page by 'Pay now', and has it do something. */
async function payAt(page: Page, orderId: string, action: RegExp, provider?: 'MoMo' | 'ZaloPay') {
  await page.goto(`/profile?order=${orderId}`);
  if (provider) await page.getByRole('radio', { name: provider }).check({ force: true });
  await again(page, action);
}

async function again(page: Page, action: RegExp) {
  await button(page, 'Pay now').click();
  await page.getByRole('link', { name: action }).click();
  await expect(page).toHaveURL(/\/profile/);
}

const PAY = /\/ Pay$/;
const FAIL = /\/ Fail$/;
const OTHER = /\/ Pay another amount$/;
const TWICE = /\/ Pay twice$/;
const LOSE = /\/ Lose the message$/;

const thanks = (page: Page) => page.locator('section[aria-labelledby=order-thanks]');
const isPaid = (page: Page) => expect(thanks(page).getByText('Paid', { exact: true })).toBeVisible();

shopping(
  'a transfer is paid exactly, in two parts, and twice, and the page says each by itself',
  { tag: '@phone' },
  async ({ page, order }) => {
    await payAt(page, (await order('QR'))._id, PAY);
    await isPaid(page);
    await expect(thanks(page).getByRole('img', { name: /^QR code/ })).toHaveCount(0);
    await payAt(page, (await order('QR'))._id, OTHER);
    await expect(thanks(page).getByText('750.000đ has arrived, 750.000đ is still to pay.')).toBeVisible();
    await again(page, PAY);
    await isPaid(page);
    await payAt(page, (await order('QR'))._id, TWICE);
    await expect(
      thanks(page).getByText('You paid 1.500.000đ too much. The shop sends it back.'),
    ).toBeVisible();
  },
);

shopping(
  'a wallet that fails says so first, and is paid at the other one',
  { tag: '@phone' },
  async ({ page, order }) => {
    await payAt(page, (await order('eWallet'))._id, FAIL, 'MoMo');
    await expect(thanks(page).locator('p').first()).toHaveText(
      'The payment at MoMo did not go through. No money was taken.',
    );
    await expect(page.getByText('The payment at MoMo did not go through.')).toBeInViewport();
    await page.getByRole('radio', { name: 'ZaloPay' }).check({ force: true });
    await again(page, PAY);
    await isPaid(page);
    await payAt(page, (await order('eWallet'))._id, FAIL, 'ZaloPay');
    await expect(thanks(page).getByRole('heading', { name: 'Not paid yet.' })).toBeVisible();
    await expect(thanks(page).locator('p').first()).toHaveText('ZaloPay reports that you have not paid.');
    await again(page, PAY);
    await isPaid(page);
    await payAt(page, (await order('eWallet'))._id, PAY, 'MoMo');
    await isPaid(page);
  },
);

shopping(
  'a card that fails can be paid in another way; a lost message keeps nobody in the dark',
  { tag: '@phone' },
  async ({ page, order }) => {
    const { _id } = await order('credit');
    await payAt(page, _id, FAIL);
    await expect(thanks(page).getByText(/^The payment at VNPay did not go through\./)).toBeVisible();
    await button(page, 'Change payment method').click();
    await page.getByRole('radio', { name: 'QR', exact: true }).check({ force: true });
    await button(page, 'Change').click();
    await expect(thanks(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
    await again(page, PAY);
    await isPaid(page);
    await payAt(page, (await order('credit'))._id, LOSE);
    await expect(thanks(page).getByText(/^If you have paid at VNPay, please do not pay again/)).toBeVisible();
    await payAt(page, (await order('credit'))._id, PAY);
    await isPaid(page);
  },
);
