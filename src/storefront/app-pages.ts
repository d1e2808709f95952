import { addressIn, type InBoth, type Language } from '../common/language';
import { titled, type PageHead, type PagePicture } from './page-head';

const DESCRIPTION: InBoth = {
  en:
    'Genuine sports shoes of six brands: Nike, Adidas, Puma, New Balance, Vans and Balenciaga. ' +
    'Free delivery all over Vietnam, another size within 30 days.',
  vi:
    'Giày thể thao chính hãng từ sáu thương hiệu: Nike, Adidas, Puma, New Balance, Vans, Balenciaga. ' +
    'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày.',
};

/** A page of the app in all languages. */
interface AppPage {
  title: InBoth;
  description: InBoth;
  path: string;
  /** Whether search engines may list it; false for personal pages. */
  isListed: boolean;
  picture: { film: string; alt: InBoth };
}

interface BrandPage {
  path: string;
  label: string;
  slogan: string;
}

const BRANDS: readonly BrandPage[] = [
  { path: 'nike', label: 'Nike', slogan: 'Just do it.' },
  { path: 'adidas', label: 'Adidas', slogan: 'Impossible is Nothing.' },
  { path: 'puma', label: 'Puma', slogan: 'Forever Faster.' },
  { path: 'new-balance', label: 'New Balance', slogan: 'We Got Now.' },
  { path: 'vans', label: 'Vans', slogan: 'Off The Wall.' },
  { path: 'balenciaga', label: 'Balenciaga', slogan: 'It’s Different.' },
];

const HOME_PICTURE = {
  film: 'home',
  alt: { en: 'A pair of sports shoes from the side', vi: 'Một đôi giày thể thao nhìn nghiêng' },
};

/** The poster image of a page's film: `home` or a brand's path. */
function poster(film: string, alt: string): PagePicture {
  return { path: `/media/films/${film}-poster-1600.webp`, width: 1600, height: 800, alt };
}

function page(path: string, title: InBoth, description: InBoth): AppPage {
  const titles = { en: titled(title.en), vi: titled(title.vi) };
  return { title: titles, description, path, isListed: true, picture: HOME_PICTURE };
}

function privatePage(path: string, en: string, vi: string): AppPage {
  return { ...page(path, { en, vi }, DESCRIPTION), isListed: false };
}

function brandPage({ path, label, slogan }: BrandPage): AppPage {
  const description = {
    en: `${slogan} Genuine ${label} shoes: every colour, the sizes that are left, and prices. Free delivery all over Vietnam.`,
    vi: `${slogan} Giày ${label} chính hãng: xem từng màu, từng size còn lại và giá. Giao hàng miễn phí toàn quốc.`,
  };
  const alt = { en: `${label} shoes`, vi: `Giày ${label}` };
  return { ...page(`/${path}`, { en: label, vi: label }, description), picture: { film: path, alt } };
}

const SHOP_TITLE = 'bước. – Giày thể thao chính hãng';

const PAGES: readonly AppPage[] = [
  { ...page('/', { en: '', vi: '' }, DESCRIPTION), title: { en: SHOP_TITLE, vi: SHOP_TITLE } },
  page(
    '/product',
    { en: 'All products', vi: 'Tất cả sản phẩm' },
    {
      en: 'All sports shoes of six brands: filter them by brand, colour, type, size and price.',
      vi: 'Tất cả giày thể thao của sáu thương hiệu: lọc theo thương hiệu, màu, kiểu, size và giá.',
    },
  ),
  ...BRANDS.map(brandPage),
  page(
    '/about',
    { en: 'Về bước.', vi: 'Về bước.' },
    {
      en: 'bước. is the shoe shop of people who walk more than they drive: everybody finds a pair that fits, at a fair price.',
      vi: 'bước. là cửa hàng giày thể thao của những người đi bộ nhiều hơn đi xe: ai cũng tìm được một đôi vừa chân, đúng giá.',
    },
  ),
  page(
    '/faq',
    { en: 'Questions.', vi: 'Hỏi đáp.' },
    {
      en: 'Account, password, delivery, payment and stock: the questions that are asked most.',
      vi: 'Tài khoản, mật khẩu, giao hàng, thanh toán và hàng còn trong kho: các câu hỏi hay gặp.',
    },
  ),
  page(
    '/services',
    { en: 'Services.', vi: 'Dịch vụ.' },
    {
      en: 'Free delivery all over Vietnam, another size within 30 days, and the shop in Ho Chi Minh City.',
      vi: 'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày, và cửa hàng ở TP. Hồ Chí Minh.',
    },
  ),
  privatePage('/sign-in', 'Sign In', 'Đăng nhập'),
  privatePage('/sign-up', 'Create Your Account', 'Tạo tài khoản'),
  privatePage('/profile', 'Profile', 'Hồ sơ'),
  privatePage('/checkout', 'Checkout', 'Thanh toán'),
  privatePage('/favourites', 'Favourites', 'Yêu thích'),
  privatePage('/forgot-password', 'Forgot password', 'Quên mật khẩu'),
  privatePage('/reset-password', 'New password', 'Mật khẩu mới'),
  privatePage('/confirm-email', 'Confirm email', 'Xác nhận email'),
  privatePage('/confirm-wait', 'Wait for your size', 'Chờ size của bạn'),
  privatePage('/admin', 'Back-office', 'Quản lý cửa hàng'),
];

const NOT_FOUND = privatePage('', 'Page not found', 'Không tìm thấy trang');

function headsOf(language: Language): ReadonlyMap<string, PageHead> {
  return new Map(PAGES.map((page) => [page.path, headOf(page, language)]));
}

function headOf(page: AppPage, language: Language): PageHead {
  return {
    language,
    title: page.title[language],
    description: page.description[language],
    canonicalPath: page.isListed ? page.path : null,
    type: 'website',
    picture: poster(page.picture.film, page.picture.alt[language]),
  };
}

/**
 * The app's pages by path (rule V1) and language. Any other path that is not a product's address is a 404.
 */
export const APP_PAGES: Readonly<Record<Language, ReadonlyMap<string, PageHead>>> = {
  en: headsOf('en'),
  vi: headsOf('vi'),
};

/** The head of the 404 page. */
export const NOT_FOUND_PAGE: Readonly<Record<Language, PageHead>> = {
  en: headOf(NOT_FOUND, 'en'),
  vi: headOf(NOT_FOUND, 'vi'),
};

/** The paths that search engines may list. */
export const LISTED_PATHS: readonly string[] = PAGES.filter(({ isListed }) => isListed).map(
  ({ path }) => path,
);

/** The shop as schema.org data, for the home page. */
export function shopData(origin: string, language: Language): object[] {
  return [
    {
      '@type': 'ShoeStore',
      '@id': `${origin}/#shop`,
      name: 'Bước Sneaker Store',
      alternateName: 'bước.',
      url: `${origin}/`,
      image: origin + poster(HOME_PICTURE.film, '').path,
      telephone: '+84 28 3822 0106',
      email: 'xinchao@buoc.test',
      currenciesAccepted: 'VND',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '128 Nguyễn Thị Minh Khai, Phường Xuân Hòa',
        addressLocality: 'TP. Hồ Chí Minh',
        addressCountry: 'VN',
      },
      openingHours: ['Mo-Fr 07:00-21:00', 'Sa-Su 09:00-21:00'],
    },
    {
      '@type': 'WebSite',
      name: 'bước.',
      url: origin + addressIn(language, '/'),
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${addressIn(language, '/product')}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
