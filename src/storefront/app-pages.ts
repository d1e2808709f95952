import { titled, type PageHead, type PagePicture } from './page-head';

const DESCRIPTION =
  'Giày thể thao chính hãng từ sáu thương hiệu: Nike, Adidas, Puma, New Balance, Vans, Balenciaga. ' +
  'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày.';

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

/** The poster of a page's film: `home` or a brand's path. */
function poster(name: string, alt: string): PagePicture {
  return { path: `/media/films/${name}-poster-1600.webp`, width: 1600, height: 800, alt };
}

const HOME_PICTURE = poster('home', 'Một đôi giày thể thao nhìn nghiêng');

function page(title: string, description: string, path: string): [string, PageHead] {
  return [
    path,
    { title: titled(title), description, canonicalPath: path, type: 'website', picture: HOME_PICTURE },
  ];
}

/** A personal page, which search engines do not list. */
function privatePage(title: string, path: string): [string, PageHead] {
  const [, head] = page(title, DESCRIPTION, path);
  return [path, { ...head, canonicalPath: null }];
}

function brandPage({ path, label, slogan }: BrandPage): [string, PageHead] {
  const description = `${slogan} Giày ${label} chính hãng: xem từng màu, từng size còn lại và giá. Giao hàng miễn phí toàn quốc.`;
  const [, head] = page(label, description, `/${path}`);
  return [`/${path}`, { ...head, picture: poster(path, `Giày ${label}`) }];
}

/** The app's pages by path (rule V1). Any other path that is not a product's address is a 404. */
export const APP_PAGES: ReadonlyMap<string, PageHead> = new Map([
  [
    '/',
    {
      title: 'bước. – Giày thể thao chính hãng',
      description: DESCRIPTION,
      canonicalPath: '/',
      type: 'website',
      picture: HOME_PICTURE,
    },
  ],
  page(
    'All products',
    'Tất cả giày thể thao của sáu thương hiệu: lọc theo thương hiệu, màu, kiểu, size và giá.',
    '/product',
  ),
  ...BRANDS.map(brandPage),
  page(
    'Về bước.',
    'bước. là cửa hàng giày thể thao của những người đi bộ nhiều hơn đi xe: ai cũng tìm được một đôi vừa chân, đúng giá.',
    '/about',
  ),
  page(
    'Questions.',
    'Tài khoản, mật khẩu, giao hàng, thanh toán và hàng còn trong kho: các câu hỏi hay gặp.',
    '/faq',
  ),
  page(
    'Services.',
    'Giao hàng miễn phí toàn quốc, đổi size trong 30 ngày, và cửa hàng ở TP. Hồ Chí Minh.',
    '/services',
  ),
  privatePage('Sign In', '/sign-in'),
  privatePage('Create Your Account', '/sign-up'),
  privatePage('Profile', '/profile'),
  privatePage('Checkout', '/checkout'),
  privatePage('Favourites', '/favourites'),
  privatePage('Forgot password', '/forgot-password'),
  privatePage('New password', '/reset-password'),
  privatePage('Confirm email', '/confirm-email'),
  privatePage('Wait for your size', '/confirm-wait'),
  privatePage('Back-office', '/admin'),
]);

/** The head of the 404 page. */
export const NOT_FOUND_PAGE: PageHead = {
  title: titled('Page not found'),
  description: DESCRIPTION,
  canonicalPath: null,
  type: 'website',
  picture: HOME_PICTURE,
};

/** The shop in schema.org's terms, for the home page. */
export function shopData(origin: string): object[] {
  return [
    {
      '@type': 'ShoeStore',
      '@id': `${origin}/#shop`,
      name: 'Bước Sneaker Store',
      alternateName: 'bước.',
      url: `${origin}/`,
      image: origin + HOME_PICTURE.path,
      telephone: '+84 28 3822 0106',
      email: 'xinchao@buoc.test',
      currenciesAccepted: 'VND',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '128 Nguyễn Thị Minh Khai, Phường Võ Thị Sáu, Quận 3',
        addressLocality: 'TP. Hồ Chí Minh',
        addressCountry: 'VN',
      },
      openingHours: ['Mo-Fr 07:00-21:00', 'Sa-Su 09:00-21:00'],
    },
    {
      '@type': 'WebSite',
      name: 'bước.',
      url: `${origin}/`,
      inLanguage: 'vi',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/product?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
