import { currentLocale } from './i18n';

interface ProductTexts {
  highLight: string;
  desc: string;
  highLightEn?: string;
  descEn?: string;
}

/** The product with its texts in the page's language. A text that it lacks in English stays as it is (rule G13). */
export function inPageLanguage<Product extends ProductTexts>(product: Product): Product {
  const { highLight, desc, highLightEn = highLight, descEn = desc } = product;
  return currentLocale() === 'en' ? { ...product, highLight: highLightEn, desc: descEn } : product;
}
