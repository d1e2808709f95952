import { OrderDtoPayment, OrderDtoPaymentState, UpdateOrderStatusDtoStatus } from '../api/generated/model';
import { nameBy, type Words } from './choices';
import { i18n } from './i18n';

export const PAYMENT_METHODS = Object.values(OrderDtoPayment);
export const PAYMENT_STATES = Object.values(OrderDtoPaymentState);
/** The statuses of a placed order, in the order of the presses (rule O9). */
export const ORDER_STATUSES = Object.values(UpdateOrderStatusDtoStatus);

/** What the list of orders is narrowed to: one state, or all that something is to be paid of. */
export const PAYMENT_FILTERS = ['to-pay', ...PAYMENT_STATES] as const;

/** What a confirmed order may lack: to be packed, to be handed over once it is, any parcel, its invoice. */
export const ORDER_GAPS = ['packing', 'handover', 'parcel', 'invoice'] as const;

export type OrderGap = (typeof ORDER_GAPS)[number];
export type PaymentMethod = OrderDtoPayment & string;
export type PaymentState = OrderDtoPaymentState;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];
export type OrderStatus = UpdateOrderStatusDtoStatus;

const PAYMENT_WORDS: Words<PaymentMethod> = {
  COD: () => i18n.t('COD'),
  QR: () => i18n.t('QR'),
  eWallet: () => i18n.t('eWallet'),
  credit: () => i18n.t('credit'),
};

const STATUS_WORDS: Words<OrderStatus> = {
  pending: () => i18n.t('pending'),
  delivering: () => i18n.t('delivering'),
  completed: () => i18n.t('completed'),
  canceled: () => i18n.t('canceled'),
};

const GAP_WORDS: Words<OrderGap> = {
  packing: () => i18n.t('Not packed yet'),
  handover: () => i18n.t('Packed, to hand over'),
  parcel: () => i18n.t('No parcel yet'),
  invoice: () => i18n.t('No invoice yet'),
};

const PAYMENT_HINTS: Words<PaymentMethod> = {
  COD: () => i18n.t('Cash to the courier'),
  QR: () => i18n.t('A code for your bank’s app'),
  eWallet: () => i18n.t('MoMo, ZaloPay and the like'),
  credit: () => i18n.t('A Vietnamese or an international card'),
};

/** What a way of payment means, in the page's language. */
export const paymentHint = nameBy(PAYMENT_HINTS);

/** The words for a value, in the page's language. */
export const paymentName = nameBy(PAYMENT_WORDS);
export const statusName = nameBy(STATUS_WORDS);
export const gapName = nameBy(GAP_WORDS);

/** The states that a filter stands for. */
export function statesOf(filter: PaymentFilter): PaymentState[] {
  return filter === 'to-pay' ? ['unpaid', 'partly-paid'] : [filter];
}
