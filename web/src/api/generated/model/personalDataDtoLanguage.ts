/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Language of the shop's mails; null when unknown, so that mails contain both languages.
 * @nullable
 */
export type PersonalDataDtoLanguage = typeof PersonalDataDtoLanguage[keyof typeof PersonalDataDtoLanguage] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const PersonalDataDtoLanguage = {
  en: 'en',
  vi: 'vi',
} as const;
