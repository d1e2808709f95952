/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductLang = typeof GetProductLang[keyof typeof GetProductLang];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductLang = {
  vi: 'vi',
  en: 'en',
} as const;
