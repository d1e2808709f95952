import { useCallback, useState } from 'react';
import { errorsOf, errorMessage } from '../../lib/api-error';
import type { CustomerDto, OrderDto } from '../../api/generated/model';
import { useAddOrderInformation } from '../../api/generated/orders/orders';
import { hasAddress, type Receiver } from '../../lib/checkout-rules';
import { fullName } from '../../lib/text';
import { useCartCache } from '../../state/cart';
import { useActionStatus } from '../../hooks/use-action-status';
import { renewedCart, changesOf } from './cart-changes';
import type { useCheckoutDraft } from './use-checkout-draft';

/**
 * Shows and edits the receiver at checkout: Update saves it by a call and closes the form (rule C10). A missing address
 * opens the form by itself (rule C16).
 */
export function useInformation(
  cart: OrderDto,
  customer: CustomerDto,
  { receiver: draft, change }: Pick<ReturnType<typeof useCheckoutDraft>, 'receiver' | 'change'>,
) {
  const [refused, setRefused] = useState<Partial<Receiver>>({});
  const { run, status, failure, clearFailure } = useActionStatus();
  const addInformation = useAddOrderInformation();
  const cache = useCartCache();
  const information = receiverOf(cart, customer);
  const [isEditing, setIsEditing] = useState(draft && hasAddress(information.address) ? true : undefined);
  const setDraft = useCallback((receiver?: Receiver) => change({ receiver }), [change]);
  const asks = isEditing === undefined && !hasAddress(information.address);
  const editing = isEditing ?? asks;
  const present = (editing && draft) || information;

  const showForm = (editing: boolean) => {
    setIsEditing(editing);
    if (!editing) setDraft(undefined);
    setRefused({});
    clearFailure();
  };

  const update = async (data: Receiver) => {
    const { version } = cart;
    const saved = await addInformation.mutateAsync({ id: cart._id, data: { ...data, version } });
    cache.set({ ...(cache.peek(cart._id) ?? cart), ...saved });
    showForm(false);
  };

  const say = (reason: unknown) => {
    const renewed = renewedCart(reason);
    if (renewed) {
      cache.set(renewed);
      return `${errorMessage(reason)} ${changesOf(cart, renewed)}`;
    }
    const { name, phone, address } = errorsOf(reason);
    setRefused({ name, phone, address });
    return name || phone || address ? '' : errorMessage(reason);
  };

  const save = (receiver: Receiver) => run(() => update(receiver), { describeError: say });

  return {
    /** The properties of the block. */
    block: {
      ...{ information: present, editing, asks, status },
      errors: { ...refused, form: failure },
      onEdit: () => showForm(true),
      onCancel: () => showForm(false),
      onChange: setDraft,
      onUpdate: (receiver: Receiver) => void save(receiver),
    },
    /** The receiver as it stands on the page, in the open form too. */
    present,
    /**
     * Saves an open form, as Update does.
     *
     * @returns the cart with its receiver; null when that was refused
     */
    settle: async (): Promise<OrderDto | null> =>
      !editing || (await save(present)) ? (cache.peek(cart._id) ?? cart) : null,
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
