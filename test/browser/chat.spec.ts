import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark, signIn, test } from './support';
import { COLOR_WORDS } from '../../web/src/lib/color-words';

interface Listed {
  name: string;
  slug: string;
  price: number;
  colors: { color: string; sizes: { size: string; quantity: number }[] }[];
}

const GREETING = /Đây chỉ là bản thử nghiệm để kiểm tra sản phẩm trong cửa hàng\./;
const button = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const panel = (page: Page) => page.getByRole('region', { name: 'Chat' });
const log = (page: Page) => panel(page).getByRole('log');
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });

/** The button appears after the page. */
async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
  await expect(log(page).getByText('Chatbot is typing')).toHaveCount(0);
}

/** A shoe in a colour with at least two sizes in stock, from the API. */
async function findShoe(request: APIRequestContext) {
  const list = await (await request.get('/v1/products/filter?stock=just-in&limit=24')).json();
  for (const shoe of list.products as Listed[]) {
    for (const { color, sizes } of shoe.colors) {
      const left = sizes.filter(({ quantity }) => quantity > 0);
      if (left.length > 1) return { ...shoe, color, sizes: left };
    }
  }
  throw new Error('The demo shop is sold out.');
}

/** Mocks the chat's only answer, so that the test covers the widget alone. */
async function answerWith(page: Page, answer: object): Promise<void> {
  await page.route('**/v1/chat', (route) => route.fulfill({ json: { products: [], ...answer } }));
}

test('a button in the corner opens a panel of the size it should have, and both give the focus on', async ({
  page,
}, { project }) => {
  await page.goto('/about');
  const window = page.viewportSize()!;
  expect(await button(page).boundingBox()).toEqual({
    ...{ x: window.width - 80, y: window.height - 80 },
    ...{ width: 56, height: 56 },
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page).press('Enter');
  await expect(box(page)).toBeFocused();
  await expect
    .poll(() => panel(page).boundingBox())
    .toEqual(
      project.name === 'phone'
        ? { x: 0, y: window.height - 560, width: window.width, height: 560 }
        : { x: window.width - 424, y: window.height - 524, width: 400, height: 500 },
    );
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(button(page)).toBeFocused();
});

test('it greets once; a reload keeps the conversation, another tab has its own @phone', async ({
  page,
  context,
}) => {
  await answerWith(page, { reply: 'Còn 7 đôi.' });
  await openChat(page);
  await expect(log(page).getByText(GREETING)).toHaveCount(1);
  await ask(page, 'còn size 42 không?');
  await expect(log(page)).toContainText('Còn 7 đôi.');
  await box(page).fill('và size');
  await page.reload();
  await button(page).click();
  await expect(log(page).getByText(GREETING)).toHaveCount(1);
  await expect(log(page)).toContainText('còn size 42 không?');
  await expect(log(page)).toContainText('Còn 7 đôi.');
  await expect(box(page)).toHaveValue('và size');
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('kept')!));
  expect(stored.chatConversation.value[1]).toMatchObject({
    text: 'còn size 42 không?',
    sender: 'me',
    time: expect.any(String),
  });

  const other = await context.newPage();
  await openChat(other);
  await expect(log(other).getByText(GREETING)).toHaveCount(1);
  await expect(log(other)).not.toContainText('còn size 42 không?');
});

test('what it says of a size is what the shop has, and a follow-up stays with the shoe @phone', async ({
  page,
  request,
}) => {
  const { name, slug, color, sizes, price } = await findShoe(request);
  const [first, second] = [sizes[0]!, sizes[1]!];
  await openChat(page);
  await ask(page, `${name} màu ${color} còn size ${first.size} không?`);
  const dong = `${price.toLocaleString('vi-VN')}đ`;
  const answer = log(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Chatbot: / });
  await expect(answer.nth(1)).toContainText(name);
  await expect(answer.nth(1)).toContainText(new RegExp(`\\b${first.quantity}\\b`));
  await expect(answer.nth(1)).toContainText(dong);
  const card = log(page).getByRole('article').filter({ hasText: name }).first();
  await expect(card).toContainText(new RegExp(COLOR_WORDS[color] ?? color, 'i'));
  await expect(card).toContainText(`Size ${first.size} · ${first.quantity} left`);
  await expect(card).toContainText(dong);

  await ask(page, `còn size ${second.size} không?`);
  await expect(answer.nth(2)).toContainText(name);
  await expect(log(page).getByRole('article').filter({ hasText: name }).last()).toContainText(
    `Size ${second.size} · ${second.quantity} left`,
  );

  await page.getByRole('link', { name }).last().click();
  await expect(page).toHaveURL(new RegExp(`\\?active=productDetail&product=${slug}$`));
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(log(page).getByRole('link', { name }).last()).toBeFocused();
});

test('Shift+Enter begins a line, three rows are the most, and nothing but spaces is not sent @desk', async ({
  page,
}) => {
  const questions: string[] = [];
  await page.route('**/v1/chat', (route) => {
    questions.push((route.request().postDataJSON() as { message: string }).message);
    return route.fulfill({ json: { reply: 'Còn.', products: [] } });
  });
  await openChat(page);
  const height = async () => Math.round((await box(page).boundingBox())!.height);
  const oneRow = await height();
  await box(page).press('Enter');
  await box(page).fill('  \n ');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await box(page).fill('Nike');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('đen');
  expect(await height()).toBe(2 * oneRow);
  for (let row = 3; row < 7; row++) {
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially(String(row));
    expect(await height()).toBe(3 * oneRow);
  }
  await box(page).press('Enter');
  await expect(log(page)).toContainText('Còn.');
  expect(questions).toEqual(['Nike\nđen\n3\n4\n5\n6']);
  expect(await height()).toBe(oneRow);
});

test('a failure is said, nothing typed is lost, and the question can be sent again @phone', async ({
  page,
  problems,
}) => {
  await page.route('**/v1/chat', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  await openChat(page);
  await ask(page, 'còn size 42 không?');
  await expect(log(page)).toContainText('Lỗi khi kết nối chatbot.');
  await expect(log(page)).toContainText('còn size 42 không?');
  await expectAccessible(page);
  await page.unroute('**/v1/chat');
  await answerWith(page, { reply: 'Còn 7 đôi.' });
  await log(page).getByRole('button', { name: 'Send again' }).click();
  await expect(log(page)).toContainText('Còn 7 đôi.');
  await expect(log(page)).not.toContainText('Lỗi khi kết nối chatbot.');
  await expect(box(page)).toBeFocused();
  expect(problems.splice(0)).toEqual([
    expect.stringContaining('status of 500'),
    expect.stringContaining('The chatbot did not answer.'),
  ]);
});

test('an answer on its way is waited for in sight, and lost to a reload it can be asked for again @phone', async ({
  page,
}) => {
  let isSilent = true;
  await page.route('**/v1/chat', (route) =>
    isSilent ? undefined : route.fulfill({ json: { reply: 'Còn 7 đôi.', products: [] } }),
  );
  await openChat(page);
  await box(page).fill('còn size 42 không?');
  await box(page).press('Enter');
  await expect(log(page)).toContainText('Chatbot is typing');
  await page.reload();
  isSilent = false;
  await button(page).click();
  await expect(log(page)).not.toContainText('Chatbot is typing');
  await log(page).getByRole('button', { name: 'Send again' }).click();
  await expect(log(page)).toContainText('Còn 7 đôi.');
});

test('an answer is plain text, also when it looks like HTML @phone', async ({ page }) => {
  await answerWith(page, { reply: '<img src=x onerror="document.title=1"><b>đậm</b>' });
  await openChat(page);
  await ask(page, 'a');
  await expect(log(page)).toContainText('<img src=x onerror="document.title=1"><b>đậm</b>');
  await expect(log(page).locator('img, b')).toHaveCount(0);
});

test('it is not on the pages of signing in, checking out and the back-office @phone', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/sign-up', '/sign-in', '/checkout']) {
    await expect(button(page)).toBeVisible();
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(button(page)).toHaveCount(0);
    await page.goto('/about');
  }
  await signIn(page, 'manager', 'Sneaker#2026');
  await expect(button(page)).toBeVisible();
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('at the end of a page the button covers nothing', async ({ page }) => {
  await page.goto('/about');
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const corner = (await button(page).boundingBox())!;
  for (const words of await page.getByRole('contentinfo').locator('p, a, li, h2, h3, span').all()) {
    const { x, y, width, height } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const isBeside = x + width <= corner.x || y + height <= corner.y || height === 0;
    expect(isBeside, await words.innerText()).toBe(true);
  }
});

test('the open chat is accessible at every window width, in light and dark', async ({ page, request }, {
  project,
}) => {
  const { slug, name, color, sizes, price } = await findShoe(request);
  const shoe = { productId: slug, slug, name, brand: 'nike', type: 'sneaker', color, price };
  const image = '/media/shoes/court-nova-low/do-cam/three-quarter-960.webp';
  await answerWith(page, {
    reply: `Còn hàng: ${'giày chạy bộ siêu nhẹ '.repeat(6)}${'dàingoằng'.repeat(20)}`,
    products: [
      { ...shoe, image, sizes: sizes.map(({ size, quantity }) => ({ size, left: quantity })) },
      { ...shoe, image, color: 'đen', sizes: [{ size: '42', left: 0 }] },
    ],
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openChat(page, '/product');
  await ask(page, 'khôngcómộtdấucáchnào'.repeat(10));
  await expect(log(page).getByText('Sold Out')).toBeVisible();
  await box(page).fill('giày '.repeat(250));
  await expect(panel(page).getByText('A message can have at most 1,000 characters.')).toBeVisible();
  for (const width of project.name === 'phone' ? [360, 768] : [1366]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoSidewaysScroll(page);
    expect(await log(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page);
  }
  await expectReadableInTheDark(page);
});
