import { chakra } from '@chakra-ui/react';
import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { orderTitle } from '../../lib/order-number';
import { SHOP } from '../../lib/shop';
import { capitalise } from '../../lib/text';
import { packingSlip } from '../../theme/recipes/back-office-records';
import { useRecipeStyles } from '../../ui';

/** What goes into the parcel, and where the parcel goes. */
export interface PackedOrder {
  _id: string;
  name: string;
  phone: string;
  address: string;
  payment: string | null;
  /** Whole dong. */
  total: number;
  createdAt: string;
  placedAt: string | null;
  items: readonly { productId: string; name: string; color: string; size: string; quantity: number }[];
}

/** A sheet to print: the pairs with a box to tick each, the receiver, and what is paid at the door. */
export function PackingSlip({
  order,
}: {
  /** What is packed, and for whom. */
  order: PackedOrder;
}) {
  const styles = useRecipeStyles(packingSlip);
  const pairs = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.article css={styles.root} aria-label="Packing slip">
      <chakra.header css={styles.head}>
        <chakra.span css={styles.shop}>{SHOP.name}</chakra.span>
        <chakra.span css={styles.small}>
          {SHOP.address}
          <br />
          {SHOP.phone}
        </chakra.span>
      </chakra.header>
      <chakra.h2 css={styles.title}>{orderTitle(order._id)}</chakra.h2>
      <chakra.div css={styles.parts}>
        <div>
          <chakra.p css={styles.label}>To</chakra.p>
          <chakra.p css={styles.text}>{order.name}</chakra.p>
          <chakra.p css={styles.text}>{order.phone}</chakra.p>
          <chakra.p css={styles.text}>{order.address}</chakra.p>
        </div>
        <div>
          <chakra.p css={styles.label}>Date</chakra.p>
          <chakra.p css={styles.text}>{formatDate(order.placedAt ?? order.createdAt)}</chakra.p>
          <chakra.p css={styles.label}>Payment</chakra.p>
          <chakra.p css={styles.text}>{order.payment ?? ''}</chakra.p>
        </div>
      </chakra.div>
      <Pairs items={order.items} />
      <chakra.footer css={styles.foot}>
        <span>{pairs === 1 ? '1 pair' : `${pairs} pairs`}</span>
        <span>
          {order.payment === 'COD' ? 'To collect' : 'Total'}: {formatDong(order.total)}
        </span>
      </chakra.footer>
    </chakra.article>
  );
}

function Pairs({ items }: Pick<PackedOrder, 'items'>) {
  const styles = useRecipeStyles(packingSlip);
  return (
    <chakra.table css={styles.table}>
      <thead>
        <tr>
          {['Packed', 'Name', 'Color', 'Size'].map((label) => (
            <chakra.th key={label} scope="col" css={styles.cell}>
              {label}
            </chakra.th>
          ))}
          <chakra.th scope="col" css={styles.cell} data-align="end">
            Quantity
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.productId}/${item.color}/${item.size}`}>
            <chakra.td css={styles.cell}>
              <chakra.span css={styles.box} aria-hidden />
            </chakra.td>
            <chakra.td css={styles.cell}>{item.name}</chakra.td>
            <chakra.td css={styles.cell}>{capitalise(item.color)}</chakra.td>
            <chakra.td css={styles.cell}>{item.size}</chakra.td>
            <chakra.td css={styles.cell} data-align="end">
              {item.quantity}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
