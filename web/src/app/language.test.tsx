import { screen, waitFor, within } from '@testing-library/react';
import { activateLocale, addressIn, i18n, localeOf, type Locale } from '../lib/i18n';
import { localStore } from '../lib/storage';
import { isOtherLanguageWished } from '../state/language';
import { answer, loggedErrors, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();

const NAVIGATION = ['Error: Not implemented: navigation (except hash changes)'];

/** A page in a language; without a catalogue its sentences stay English. */
function speak(locale: Locale): void {
  i18n.load(locale, {});
  activateLocale(locale);
}

const wish = (...languages: string[]) =>
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
const footer = () => within(screen.getByRole('contentinfo'));
const offer = () => screen.findByRole('complementary', { name: 'Tiếng Việt' });

afterEach(() => {
  speak('en');
  localStore.remove('language');
});

test('header and footer lead to the same page in the other language, with filters and place', async () => {
  renderApp('/product?brand=nike&sort=low-high#content');
  await screen.findByRole('link', { name: /Phố Cổ/ });
  const links = screen.getAllByRole('link', { name: 'Tiếng Việt' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/vi/product?brand=nike&sort=low-high#content');
    expect(link).toHaveAttribute('hreflang', 'vi');
  }
});

test('an open overlay stays in the address', async () => {
  renderApp('/nike?active=cart');
  await screen.findByRole('dialog', { name: 'Cart' });
  const [link] = screen.getAllByRole('link', { name: 'Tiếng Việt', hidden: true });
  expect(link).toHaveAttribute('href', '/vi/nike?active=cart');
});

test('the link goes along from page to page', async () => {
  const { user } = renderApp('/about');
  await user.click(footer().getByRole('link', { name: 'FAQ' }));
  await waitFor(() =>
    expect(footer().getByRole('link', { name: 'Tiếng Việt' })).toHaveAttribute('href', '/vi/faq'),
  );
});

test('a Vietnamese page leads to the English one, and the choice is remembered', async () => {
  speak('vi');
  const { user } = renderApp('/about?a=b');
  const link = footer().getByRole('link', { name: 'English' });
  expect(link).toHaveAttribute('href', '/about?a=b');
  await user.click(link);
  expect(localStore.get('language')).toBe('en');
  expect(loggedErrors()).toEqual(NAVIGATION);
});

test.each([
  ['vi', '/', '/vi'],
  ['vi', '/about', '/vi/about'],
  ['en', '/', '/'],
  ['en', '/new-balance/', '/new-balance/'],
  ['en', '//nike', '/nike'],
] as const)('the address in %s of %s is %s', (locale, path, address) =>
  expect(addressIn(locale, path)).toBe(address),
);

test.each(['/vi', '/vi/', '/vi?active=cart', '/VI#content', '/vi/product?a=/b'])(
  '%s is Vietnamese',
  (address) => expect(localeOf(address)).toBe('vi'),
);

test.each(['/', '/vietnam', '/product?a=/vi', '/vi-vn'])('%s is English', (address) =>
  expect(localeOf(address)).toBe('en'),
);

test('Vietnamese is offered once, in Vietnamese', async () => {
  wish('vi-VN', 'vi', 'en-US');
  const { user } = renderApp('/faq');
  const line = within(await offer());
  expect(line.getByRole('link', { name: 'Xem trang này bằng tiếng Việt?' })).toHaveAttribute(
    'href',
    '/vi/faq',
  );
  expect(isOtherLanguageWished()).toBe(false);
  await user.click(line.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('complementary', { name: 'Tiếng Việt' })).not.toBeInTheDocument();
  expect(localStore.get('language')).toBe('en');
  expect(isOtherLanguageWished()).toBe(false);
});

test('whoever follows the offer is not asked again', async () => {
  wish('vi');
  const { user } = renderApp('/faq');
  await user.click(within(await offer()).getByRole('link'));
  expect(localStore.get('language')).toBe('vi');
  expect(loggedErrors()).toEqual(NAVIGATION);
});

test.each<[page: Locale, languages: string[], isWished: boolean]>([
  ['en', ['vi-VN'], true],
  ['en', ['fr', 'vi', 'en'], true],
  ['en', ['en-US', 'vi'], false],
  ['en', ['fr-FR', 'de'], false],
  ['en', [], false],
  ['vi', ['en-US', 'en'], true],
  ['vi', ['ko-KR'], true],
  ['vi', ['en-US', 'vi'], false],
  ['vi', ['vi-VN', 'vi', 'en'], false],
])('on a page in %s, a browser with %j wishes the other language: %s', (page, languages, isWished) => {
  speak(page);
  wish(...languages);
  expect(isOtherLanguageWished()).toBe(isWished);
});

test('the server is asked to answer in the language of the page', async () => {
  const asked: (string | null)[] = [];
  shop.use(
    answer('filterProducts', ({ request }) => {
      asked.push(request.headers.get('Accept-Language'));
      return { products: [], total: 0 };
    }),
  );
  speak('vi');
  renderApp('/product');
  await waitFor(() => expect(asked).toContain('vi'));
});
