import { useState } from 'react';
import { errorsOf, sentenceOf } from '../../api/api-error';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { useAddOrderInformation } from '../../api/generated/orders/orders';
import type { Receiver } from '../../lib/checkout-rules';
import { fullName } from '../../lib/text';
import { useCartCache } from '../../state/cart';
import { useActionStatus } from '../../state/use-action-status';

/** Shows and edits the receiver at checkout: Update saves it by a call and closes the form (rule C10). */
export function useInformation(cart: OrderDto, customer: CustomerDto) {
  const [isEditing, setIsEditing] = useState(false);
  const [refused, setRefused] = useState<Partial<Receiver>>({});
  const { run, status, failure, clearFailure } = useActionStatus();
  const save = useAddOrderInformation();
  const cache = useCartCache();

  const showForm = (editing: boolean) => {
    setIsEditing(editing);
    setRefused({});
    clearFailure();
  };

  const update = async (data: Receiver) => {
    const saved = await save.mutateAsync({ id: cart._id, data });
    cache.set({ ...(cache.peek(cart._id) ?? cart), ...saved });
    showForm(false);
  };

  const say = (reason: unknown) => {
    const { name, phone, address } = errorsOf(reason);
    setRefused({ name, phone, address });
    return name || phone || address ? '' : sentenceOf(reason);
  };

  return {
    information: receiverOf(cart, customer),
    editing: isEditing,
    errors: { ...refused, form: failure },
    status,
    onEdit: () => showForm(true),
    onCancel: () => showForm(false),
    onUpdate: (receiver: Receiver) => void run(() => update(receiver), { say }),
  };
}

/** The order's receiver, and the profile's for missing fields, as placing does (rule C5). */
function receiverOf(cart: OrderDto, customer: CustomerDto): Receiver {
  return {
    name: cart.name || fullName(customer),
    phone: cart.phone || customer.phone,
    address: cart.address || customer.address,
  };
}
