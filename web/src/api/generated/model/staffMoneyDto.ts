/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffMoneyDtoProvider } from './staffMoneyDtoProvider';
import type { StaffMoneyDtoState } from './staffMoneyDtoState';
import type { SuggestedOrderDto } from './suggestedOrderDto';
import type { StaffMoneyDtoVerdict } from './staffMoneyDtoVerdict';

export interface StaffMoneyDto {
  /** The id. */
  _id: string;
  /** Whole units of its currency. */
  amount: number;
  /** The currency’s letters. */
  currency: string;
  /** The text of the transfer, the attempt’s reference, or what staff wrote. */
  memo: string;
  /**
   * What staff have done about the money, once it is settled.
   * @nullable
   */
  note: string | null;
  /**
   * The order that it is for; null as long as none is known.
   * @nullable
   */
  orderId: string | null;
  /**
   * When it was paid, where the provider says so.
   * @nullable
   */
  paidAt: string | null;
  /** Who reported it; `person` for a member of staff. */
  provider: StaffMoneyDtoProvider;
  /** When the shop heard of it. */
  receivedAt: string;
  /**
   * The name of the member of staff who recorded it by hand, for staff; else null.
   * @nullable
   */
  recordedBy: string | null;
  /**
   * When staff settled it.
   * @nullable
   */
  settledAt: string | null;
  /** `open`: staff are to look at the money; `settled`: they have done so; `counted`, `waiting` and `new` need nobody. */
  state: StaffMoneyDtoState;
  /** Of money without an order: the orders that it names, then at most three unpaid ones of the same sum, those placed last
before it first. A person decides. */
  suggestions: SuggestedOrderDto[];
  /** As the provider numbers it. */
  transactionId: string;
  /**
   * How it met its order: `exact`, `less` than was due; `early` before the order was placed; to be looked at: `more` than
was due, `twice` for a paid order, `late` after the shop canceled it, `canceled`, `unknown` without an order, `currency`
not in dong, `suspicious` when VNPay has taken it and holds it back. Null while it is being judged.
   * @nullable
   */
  verdict: StaffMoneyDtoVerdict;
}
