/** What is not settled. */
export interface PaymentFigures {
  /** Attempts that a provider is asked about. */
  attempts: number;
  /** Money that staff should look at. */
  look: number;
  /** When the first of it came. */
  oldestLook: Date | null;
  /** When the query that is due longest, of an attempt, was to be sent; it may be in the future. */
  firstQuery: Date | null;
  /** Canceled orders whose money no refund sends back yet. */
  refundsDue: number;
  /** Refunds that a provider has not confirmed. */
  refunds: number;
  /** When the first of these refunds was asked for. */
  oldestRefund: Date | null;
}

/** Where the figures come from: the module of payments provides it. */
export abstract class PaymentFiguresSource {
  abstract figures(): Promise<PaymentFigures>;
}
