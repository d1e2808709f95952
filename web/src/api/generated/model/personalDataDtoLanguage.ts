/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The language in which the shop writes mails to them; null: in both, since none is known.
 * @nullable
 */
export type PersonalDataDtoLanguage = typeof PersonalDataDtoLanguage[keyof typeof PersonalDataDtoLanguage] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const PersonalDataDtoLanguage = {
  en: 'en',
  vi: 'vi',
} as const;
