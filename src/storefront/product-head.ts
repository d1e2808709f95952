import { colorFor } from '../common/color-name';
import { addressIn, type Language } from '../common/language';
import type { ColorDto, ProductDto, SizeDto } from '../modules/products/dto/product.dto';
import { titled, toDescription, type PageHead } from './page-head';

/** Picture paths end in their width; product pictures are square. */
const WIDTH_SUFFIX = /-(\d+)\.\w+$/;

/** The address that opens a product over the catalogue. */
export function productPath(slug: string): string {
  return `/product/${slug}`;
}

/**
 * The head of a product's page, with its variants as schema.org's `ProductGroup`.
 * @param origin the shop's public origin, without a trailing slash
 */
export function productHead(product: ProductDto, origin: string, language: Language): PageHead {
  const description = toDescription(`${asSentence(product.highLight)} ${product.desc}`);
  const side = Number(WIDTH_SUFFIX.exec(product.adImage)?.[1]);
  return {
    language,
    title: titled(product.name),
    description,
    canonicalPath: productPath(product.slug),
    type: 'product',
    picture: { path: product.adImage, alt: product.name, ...(side && { width: side, height: side }) },
    properties: {
      'product:price:amount': String(product.price),
      'product:price:currency': 'VND',
      'product:availability': product.stock > 0 ? 'in stock' : 'out of stock',
      'product:brand': brandName(product.brand),
    },
    structuredData: [productGroup(product, origin, language), breadcrumbs(product, origin, language)],
  };
}

/** Ends a text with exactly one full stop. */
function asSentence(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text[end - 1]!)) end -= 1;
  return `${text.slice(0, end)}.`;
}

function productGroup(product: ProductDto, origin: string, language: Language): object {
  const url = origin + addressIn(language, productPath(product.slug));
  const absolute = (path: string): string => new URL(path, origin).href;
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: product._id,
    name: product.name,
    description: product.desc,
    url,
    category: product.type,
    brand: { '@type': 'Brand', name: brandName(product.brand) },
    image: [absolute(product.adImage)],
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: product.colors.flatMap((color) =>
      color.sizes.map((size) => variant(product, color, size, { url, absolute, language })),
    ),
  };
}

interface PageContext {
  url: string;
  absolute: (path: string) => string;
  language: Language;
}

/** One size of one colour as an offer. */
function variant(product: ProductDto, color: ColorDto, { size, quantity }: SizeDto, at: PageContext): object {
  const colorName = colorFor(at.language, color.color);
  return {
    '@type': 'Product',
    sku: `${product.slug}-${color.color.replace(/\s+/g, '-')}-${size}`,
    name: `${product.name}, ${colorName}, ${size}`,
    description: product.highLight,
    color: colorName,
    size,
    image: at.absolute(color.imageDetail[0] ?? product.adImage),
    inProductGroupWithID: product._id,
    offers: {
      '@type': 'Offer',
      url: at.url,
      price: product.price,
      priceCurrency: 'VND',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

function breadcrumbs(product: ProductDto, origin: string, language: Language): object {
  const steps = [
    { name: language === 'vi' ? 'Tất cả' : 'All', path: '/product' },
    { name: brandName(product.brand), path: `/${product.brand.replace(/\s+/g, '-')}` },
    { name: product.name, path: productPath(product.slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  };
}

/** A brand's name for display: 'new balance' → 'New Balance'. */
function brandName(brand: string): string {
  return brand.replace(/(^|\s)(\p{L})/gu, (letter) => letter.toUpperCase());
}
