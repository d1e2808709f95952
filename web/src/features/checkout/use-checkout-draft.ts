import { useCallback, useEffect, useState } from 'react';
import type { InvoiceBuyerDto } from '../../api/generated/model';
import type { Receiver } from '../../lib/checkout-rules';
import type { PaymentMethod } from '../../lib/order-choices';
import { isRecord, kept } from '../../state/kept';

/** What is chosen and typed at checkout, and not yet sent. */
interface CheckoutDraft {
  orderId: string;
  payment: PaymentMethod | null;
  /** The receiver in the open form; undefined while it is closed. */
  receiver?: Receiver;
  /** Whether the invoice is to name a company, and which; undefined while nothing was changed. */
  invoice?: { wanted: boolean; buyer: InvoiceBuyerDto };
}

const NAME = 'checkout';

/** The choices at an order's checkout, kept until it is placed (rule A17). */
export function useCheckoutDraft(orderId: string) {
  const [first] = useState<CheckoutDraft>(() => {
    const before = kept.read(NAME, isDraft);
    return before?.orderId === orderId ? before : { orderId, payment: null };
  });
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    if (draft !== first) kept.write(NAME, draft);
  }, [draft, first]);
  const change = useCallback(
    (part: Partial<Omit<CheckoutDraft, 'orderId'>>) => setDraft((now) => ({ ...now, ...part })),
    [],
  );
  return { ...draft, change };
}

/** Forgets the choices, once the order is placed. */
export function dropCheckoutDraft(): void {
  kept.drop(NAME);
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (!isRecord(value) || typeof value.orderId !== 'string') return false;
  const { receiver, invoice } = value;
  const isReceiver = isRecord(receiver) && [receiver.name, receiver.phone, receiver.address].every(isText);
  return (
    (value.payment === null || isText(value.payment)) &&
    (receiver === undefined || isReceiver) &&
    (invoice === undefined || isInvoice(invoice))
  );
}

function isInvoice(value: unknown): boolean {
  if (!isRecord(value) || typeof value.wanted !== 'boolean' || !isRecord(value.buyer)) return false;
  const { company, taxCode, address, email } = value.buyer;
  return [company, taxCode, address, email].every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
