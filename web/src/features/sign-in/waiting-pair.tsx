import { useGetProduct } from '../../api/generated/products/products';
import { pairLine } from '../../lib/pair-line';
import type { ChosenPair } from '../../state/return-path';
import { overlayOf } from '../../state/url';
import { OrderLines } from '../../widgets/checkout/order-line/order-line';

interface WaitingPairProps {
  /** Where the sign-in leads: the shoe's address. */
  to: string;
  /** What was chosen there. */
  choice: ChosenPair;
}

/** The pair that a visitor wanted to buy before signing in; nothing while it loads, or when it is gone. */
export function WaitingPair({ to, choice: { color, size } }: WaitingPairProps) {
  const overlay = overlayOf(to);
  const slug = overlay?.active === 'productDetail' ? overlay.product : '';
  const { data } = useGetProduct(encodeURIComponent(slug), undefined, { query: { enabled: slug !== '' } });
  const chosen = data?.colors.find((one) => one.color === color);
  if (!data || !chosen || size === null) return null;
  const available = chosen.sizes.find((one) => one.size === size)?.quantity ?? 0;
  return <OrderLines lines={[{ ...pairLine(data, chosen, size), available }]} />;
}
