import { expect, type Page } from '@playwright/test';
import { coveredByChat, test } from './support';

/** Every shoe's card on the page, in order. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function firstShoe(page: Page): Promise<{ name: string; slug: string; brand: string }> {
  const answer = await page.request.get('/v1/products/filter?brand=nike&stock=just-in&limit=1');
  return (await answer.json()).products[0];
}

test('a product’s breadcrumbs lead to its brand and to all products, without JavaScript’s help too @phone', async ({
  page,
}) => {
  const shoe = await firstShoe(page);
  const html = await (await page.request.get(`/product/${shoe.slug}`)).text();
  expect(html).toMatch(/BreadcrumbList.*"name":"All".*"name":"Nike"/s);
  await page.goto(`/product/${shoe.slug}`);
  const crumbs = page.getByRole('list', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem').last()).toHaveText(shoe.name);
  await crumbs.getByRole('link', { name: 'Nike' }).click();
  await expect(page).toHaveURL(/\/nike$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/product/${shoe.slug}`);
  await crumbs.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the header’s All, a slider’s See all and the footer lead into the catalogue', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Brands' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Nike' })
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(/\/product\?brand=nike$/);
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    ['Vans shoes', /\/product\?brand=vans$/],
    ['All products', /\/product$/],
    ['FAQ', /\/faq$/],
    ['Services', /\/services$/],
    ['About', /\/about$/],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('the chat’s button stays in its corner and rests on no heading, step, control or price, at any width @desk', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/product', '/nike', '/vi/balenciaga', '/vi/vans', '/faq', '/favourites']) {
      await page.goto(path);
      const chat = page.getByRole('button', { name: /Open chat|Mở chat/ });
      await expect(chat).toBeVisible();
      for (const part of [0, 0.5, 1, 0.4]) {
        await page.evaluate(
          (share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight)),
          part,
        );
        // It comes to rest after the scrolling.
        await page.waitForTimeout(450);
        await expect.poll(() => coveredByChat(page), { message: `${path} ${width} ${part}` }).toEqual([]);
        // Where the film ends at the corner, its slogan leaves the corner free.
        const places = part === 0 && path.startsWith('/vi/') ? [width - 80] : [width - 80, width - 12, width];
        const place = async () => {
          const { x, y } = (await chat.boundingBox())!;
          return { x: places.includes(x) ? 'in its corner, at the edge, or away' : x, y };
        };
        await expect
          .poll(place, { message: `${path} ${width} ${part}` })
          .toEqual({ x: 'in its corner, at the edge, or away', y: height - 80 });
      }
    }
  }
});
