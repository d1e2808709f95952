/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StartPaymentDtoProvider } from './startPaymentDtoProvider';

export interface StartPaymentDto {
  /** `bank` a transfer, `vnpay` a card, `momo` or `zalopay` a wallet. Left out: what fits the order’s payment: `bank` for
QR, the first wallet that is set up for eWallet, `vnpay` for credit. */
  provider?: StartPaymentDtoProvider;
}
