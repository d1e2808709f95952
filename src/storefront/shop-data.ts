import { addressIn, type Language } from '../common/language';
import type { ShopDto } from '../modules/seller/dto/shop.dto';

/** The shop as schema.org data, for the home page. */
export function shopData(origin: string, language: Language, shop: ShopDto): object[] {
  return [
    {
      '@type': 'ShoeStore',
      '@id': `${origin}/#shop`,
      name: shop.name,
      ...(shop.owner !== '' && { legalName: shop.owner }),
      ...(shop.taxCode !== '' && { taxID: shop.taxCode }),
      alternateName: 'bước.',
      url: `${origin}/`,
      image: `${origin}/media/films/home-poster-1600.webp`,
      ...(shop.phone !== '' && { telephone: shop.phone }),
      ...(shop.email !== '' && { email: shop.email }),
      currenciesAccepted: 'VND',
      ...(shop.address !== '' && {
        address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'VN' },
      }),
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
