import { useState } from 'react';
import { errorsOf, sentenceOf } from '../../api/api-error';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { useAddOrderInformation } from '../../api/generated/orders/orders';
import { hasAddress } from '../../lib/checkout-rules';
import { fullName } from '../../lib/text';
import { useCartCache } from '../../state/cart';
import type { Information } from '../../widgets/customer-information/customer-information';

type InformationErrors = Partial<Record<keyof Information | 'form', string>>;

/** Shows and edits the receiver at checkout: Update saves it by a call and closes the form (rule C10). */
export function useInformation(cart: OrderDto, customer: CustomerDto) {
  const [isEditing, setIsEditing] = useState(false);
  const [errors, setErrors] = useState<InformationErrors>({});
  const save = useAddOrderInformation();
  const cache = useCartCache();

  const turn = (editing: boolean) => {
    setIsEditing(editing);
    setErrors({});
  };

  const update = async (information: Information) => {
    const missing = missingOf(information);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const saved = await save.mutateAsync({ id: cart._id, data: information });
      cache.set({ ...(cache.peek(cart._id) ?? cart), ...saved });
      turn(false);
    } catch (reason) {
      setErrors(refusalsOf(reason));
    }
  };

  return {
    information: informationOf(cart, customer),
    editing: isEditing,
    errors,
    status: save.isPending ? ('loading' as const) : ('idle' as const),
    onEdit: () => turn(true),
    onCancel: () => turn(false),
    onUpdate: (information: Information) => void update(information),
  };
}

/** The order's receiver, and the profile's for missing fields, as placing does (rule C5). */
function informationOf(cart: OrderDto, customer: CustomerDto): Information {
  return {
    name: cart.name || fullName(customer),
    phone: cart.phone || customer.phone,
    address: cart.address || customer.address,
  };
}

function missingOf({ name, phone, address }: Information): InformationErrors {
  return {
    ...(name.trim() === '' && { name: 'name is required' }),
    ...(phone.trim() === '' && { phone: 'phone is required' }),
    ...(!hasAddress(address) && { address: 'address is required' }),
  };
}

function refusalsOf(reason: unknown): InformationErrors {
  const { name, phone, address } = errorsOf(reason);
  return name || phone || address ? { name, phone, address } : { form: sentenceOf(reason) };
}
