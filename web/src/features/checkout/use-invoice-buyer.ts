import { useState } from 'react';
import { errorsOf, errorMessage } from '../../lib/api-error';
import type { CustomerDto, InvoiceBuyerDto, OrderDto } from '../../api/generated/model';
import { useRemoveInvoiceBuyer, useSetInvoiceBuyer } from '../../api/generated/orders/orders';
import { useCartCache } from '../../state/cart';
import type { useCheckoutDraft } from './use-checkout-draft';

type Errors = Partial<Record<keyof InvoiceBuyerDto | 'form', string>>;

/** Asks whom the invoice names, and saves it before the order is placed (rule C18). */
export function useInvoiceBuyer(
  cart: OrderDto,
  customer: CustomerDto,
  { invoice, change }: Pick<ReturnType<typeof useCheckoutDraft>, 'invoice' | 'change'>,
) {
  const [errors, setErrors] = useState<Errors>({});
  const save = useSetInvoiceBuyer();
  const remove = useRemoveInvoiceBuyer();
  const cache = useCartCache();
  const saved = cart.invoiceBuyer;
  const wanted = invoice?.wanted ?? saved !== null;
  const buyer = invoice?.buyer ?? saved ?? { company: '', taxCode: '', address: '', email: customer.email };
  const set = (next: { wanted?: boolean; buyer?: InvoiceBuyerDto }) => {
    setErrors({});
    change({ invoice: { wanted, buyer, ...next } });
  };

  const send = async (): Promise<OrderDto | undefined> => {
    const { _id: id } = cart;
    if (wanted) return save.mutateAsync({ id, data: buyer });
    return saved ? remove.mutateAsync({ id }) : undefined;
  };

  return {
    /** The properties of the block. */
    block: {
      ...{ wanted, buyer, errors },
      onWant: (wanted: boolean) => set({ wanted }),
      onChange: (buyer: InvoiceBuyerDto) => set({ buyer }),
    },
    /** Saves what was chosen; false when it was refused, which the fields say. */
    settle: async (): Promise<boolean> => {
      try {
        const answer = await send();
        if (answer) cache.set({ ...(cache.peek(cart._id) ?? cart), invoiceBuyer: answer.invoiceBuyer });
        return true;
      } catch (reason) {
        const fields: Errors = errorsOf(reason);
        setErrors(Object.keys(fields).length > 0 ? fields : { form: errorMessage(reason) });
        return false;
      }
    },
  };
}
