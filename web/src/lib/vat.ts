import { i18n } from './i18n';

/** That a price includes VAT, and how much; nothing where the rate is 0 or not known. */
export const vatIncluded = (percent: number | null | undefined): string =>
  percent ? i18n.t('VAT included ({percent}%)', { percent }) : '';
