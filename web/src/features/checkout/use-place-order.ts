import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessages, isWorthRetrying, UserFacingError } from '../../lib/api-error';
import { usePlaceOrder as usePlaceOrderCall } from '../../api/generated/customers/customers';
import type { OrderDto } from '../../api/generated/model';
import {
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  useUpdateOrder,
} from '../../api/generated/orders/orders';
import type { PaymentMethod } from '../../lib/order-choices';
import { i18n } from '../../lib/i18n';
import { holdsStock } from '../../lib/order-payment';
import { TIMINGS } from '../../lib/timings';
import { useCartCache } from '../../state/cart';
import { invalidateProducts } from '../../state/product-cache';
import { useCustomerCache } from '../../state/customer-cache';
import { replaceCached } from '../../state/replace-cached';
import { useActionStatus } from '../../hooks/use-action-status';
import { renewedCart, changesOf } from './cart-changes';
import { dropCheckoutDraft } from './use-checkout-draft';

interface Placement {
  customerId: string;
  payment: PaymentMethod;
}

/**
 * Places an order in two calls: total and payment (rule C2), then the order itself (rule C3). When the cart has
 * changed since it was shown, the new one is shown and what changed is said, so that no customer orders what they did
 * not see (rule C2). After a failure the order is fetched,
 * since only the answer may be lost, or another tab may have placed it (rule C11).
 *
 * @returns `order` is the order that is being placed, until the redirect. It stays when the outcome is unknown
 */
export function usePlaceOrder() {
  const update = useUpdateOrder();
  const place = usePlaceOrderCall();
  const cache = useCartCache();
  const customer = useCustomerCache();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, status, failure, clearFailure } = useActionStatus();
  const [order, setOrder] = useState<OrderDto | null>(null);
  /** Of the cart that was refused, since it is not the one that was shown. */
  const [changes, setChanges] = useState('');

  const send = async (cart: OrderDto, { payment, customerId }: Placement): Promise<OrderDto> => {
    const { _id, total, version } = cart;
    await update.mutateAsync({ id: _id, data: { total, payment, version } });
    return place.mutateAsync({ id: customerId, data: { orderId: _id, status: 'pending', version } });
  };

  const confirm = async (cart: OrderDto, placement: Placement) => {
    setOrder(cart);
    setChanges('');
    try {
      const placed = await send(cart, placement).catch((reason: unknown) =>
        findPlaced(client, cart._id, reason),
      );
      dropCheckoutDraft();
      setOrder(placed);
      cache.set(placed);
      void invalidateProducts(client);
    } catch (reason) {
      if (!(reason instanceof OutcomeUnknown)) setOrder(null);
      throw reason;
    } finally {
      void customer.invalidate(placement.customerId);
    }
  };

  const placeOrder = (cart: OrderDto, placement: Placement) =>
    run(() => confirm(cart, placement), {
      tick: TIMINGS.checkoutSuccess,
      rest: TIMINGS.checkoutRedirect - TIMINGS.checkoutSuccess,
      onFinished: () => void navigate('/profile', { state: { placed: cart._id } }),
      describeError: (reason) => {
        const renewed = renewedCart(reason);
        setChanges(renewed ? changesOf(cart, renewed) : '');
        return errorMessages(reason);
      },
    });

  return { placeOrder, order, status, error: failure, changes, clearError: clearFailure };
}

/**
 * Neither the calls nor the fetch of the order were answered. Trying again is safe: an order is placed once (rule
 * C6).
 */
class OutcomeUnknown extends UserFacingError {
  override readonly message = i18n.t(
    'The shop did not answer, so your order may have been placed. Press Checkout again to find out: it is never placed twice.',
  );
}

/**
 * The order, if it was placed although the calls failed. Otherwise the present cart is cached.
 *
 * @throws the failure's reason, when the order is not placed; OutcomeUnknown without an answer
 */
async function findPlaced(client: QueryClient, id: string, reason: unknown): Promise<OrderDto> {
  const renewed = renewedCart(reason);
  if (renewed) replaceCached(client, getGetOrderQueryKey(id), renewed);
  else {
    const look = getGetOrderQueryOptions(id);
    const order = await client.fetchQuery(look).catch(() => null);
    if (order && holdsStock(order.status)) return order;
    if (!order && isWorthRetrying(reason)) throw new OutcomeUnknown();
  }
  throw reason;
}
