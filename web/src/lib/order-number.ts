import { i18n } from './i18n';

/**
 * The order number on the screen: the first half of the id (rule P7).
 *
 * @param id an order's _id
 */
export function orderNumber(id: string): string {
  return id.slice(0, Math.floor(id.length / 2));
}

/** The title of an order's page and dialog. */
export function orderTitle(id: string): string {
  return i18n.t('Order #{number}', { number: orderNumber(id) });
}
