import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isStatus } from '../../api/api-error';
import { usePlaceOrder as usePlaceOrderCall } from '../../api/generated/customers/customers';
import type { OrderDto } from '../../api/generated/model';
import { useUpdateOrder } from '../../api/generated/orders/orders';
import type { PaymentMethod } from '../../lib/checkout-rules';
import { TIMINGS, wait } from '../../lib/timings';
import { useCartCache } from '../../state/cart';
import { forgetStock, useCustomerCache } from '../../state/customer';
import { useMounted } from '../../state/use-mounted';

export type PlacingStatus = 'idle' | 'loading' | 'success';

/**
 * Places the order in the two calls of contract §6: total and payment, then the order itself. A refusal says
 * why; one for the price brings the new cart, so that nobody pays a price they did not see.
 *
 * @param onPlaced gets the placed order before the redirect, so that the page can go on showing it
 */
export function usePlaceOrder(customerId: string, onPlaced: (order: OrderDto) => void) {
  const update = useUpdateOrder();
  const place = usePlaceOrderCall();
  const cache = useCartCache();
  const customer = useCustomerCache();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const [status, setStatus] = useState<PlacingStatus>('idle');
  const [error, setError] = useState('');

  const send = async (cart: OrderDto, payment: PaymentMethod): Promise<OrderDto> => {
    await update.mutateAsync({ id: cart._id, data: { total: cart.total, payment } });
    return place.mutateAsync({ id: customerId, data: { orderId: cart._id, status: 'pending' } });
  };

  const fail = (cart: OrderDto, reason: unknown) => {
    const renewed = isStatus(reason, 409) ? cartOf(reason.body) : null;
    if (renewed) cache.set(renewed);
    else void cache.refresh(cart._id);
    setError(reason instanceof ApiError ? sentenceOf(reason) : 'Something went wrong. Please try again.');
    setStatus('idle');
  };

  const placeOrder = async (cart: OrderDto, payment: PaymentMethod) => {
    if (status !== 'idle') return;
    setStatus('loading');
    setError('');
    try {
      const placed = await send(cart, payment);
      onPlaced(placed);
      cache.set(placed);
      void customer.refresh(customerId);
      forgetStock(client);
    } catch (reason) {
      return fail(cart, reason);
    }
    await wait(TIMINGS.checkoutSuccess);
    setStatus('success');
    await wait(TIMINGS.checkoutRedirect - TIMINGS.checkoutSuccess);
    if (isMounted()) void navigate('/profile');
  };

  return { placeOrder, status, error, clearError: () => setError('') };
}

function cartOf(body: unknown): OrderDto | null {
  const cart = (body as { cart?: OrderDto } | null)?.cart;
  return cart && Array.isArray(cart.items) ? cart : null;
}

/** The refusal's sentence, and what it says of each line that is short. */
function sentenceOf(error: ApiError): string {
  return [...new Set([error.message, ...Object.values(error.errors)])].join(' ');
}
