import { useCallback, useEffect, useState } from 'react';
import type { Receiver } from '../../lib/checkout-rules';
import type { PaymentMethod } from '../../lib/choices';
import { isRecord, kept } from '../../state/kept';

/** What is chosen and typed at checkout, and not yet sent. */
interface CheckoutDraft {
  orderId: string;
  payment: PaymentMethod | null;
  /** The receiver in the open form; undefined while it is closed. */
  receiver?: Receiver;
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
  const { receiver } = value;
  const isReceiver = isRecord(receiver) && [receiver.name, receiver.phone, receiver.address].every(isText);
  return (value.payment === null || isText(value.payment)) && (receiver === undefined || isReceiver);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
