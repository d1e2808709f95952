import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { formatDate } from '../../lib/dates';
import { orderNumber } from '../../lib/order-number';
import { LIMITS } from '../../lib/timings';
import { orderRow } from '../../theme/recipes/cart';
import { Price, StatusDot, type StatusTone, TilePicture, useRecipeStyles } from '../../ui';

/** An order of the history as the API gives it. */
export interface HistoryOrder {
  _id: string;
  status: StatusTone;
  items: readonly { image: string }[];
  total: number;
  /** ISO 8601; when it was placed, or else created. */
  createdAt: string;
  placedAt?: string | null;
}

export interface OrderRowProps {
  /** The order of this row. */
  order: HistoryOrder;
  /** Opens the order's detail. */
  onOpen: () => void;
}

/** A row of the order history: thumbnails, number and date, status, total. All of it can be pressed. */
export function OrderRow({ order, onOpen }: OrderRowProps) {
  const styles = useRecipeStyles(orderRow);
  return (
    <chakra.li>
      <chakra.button type="button" css={styles.root} onClick={onOpen} aria-haspopup="dialog">
        <Thumbnails items={order.items} />
        <chakra.span css={styles.words}>
          <chakra.span css={styles.number}>#{orderNumber(order._id)}</chakra.span>
          <chakra.span css={styles.date}>{formatDate(order.placedAt ?? order.createdAt)}</chakra.span>
        </chakra.span>
        <chakra.span css={styles.status}>
          <StatusDot status={order.status} />
        </chakra.span>
        <chakra.span css={styles.total}>
          <Price amount={order.total} />
        </chakra.span>
      </chakra.button>
    </chakra.li>
  );
}

/** Up to four; with more than four items a 'more' mark takes the fourth place (specification section 9). */
export function Thumbnails({ items }: Pick<HistoryOrder, 'items'>) {
  const styles = useRecipeStyles(orderRow);
  const many = items.length > LIMITS.orderPreview;
  const shown = items.slice(0, many ? LIMITS.orderPreview - 1 : LIMITS.orderPreview);
  return (
    <chakra.span css={styles.thumbs}>
      {shown.map(({ image }, index) => (
        <chakra.span key={index} css={styles.thumb}>
          <TilePicture path={image} alt="" sizes="44px" />
        </chakra.span>
      ))}
      {many && (
        <chakra.span css={styles.more}>
          <Ellipsis aria-hidden strokeWidth={1.6} />
          <chakra.span srOnly>and {items.length - shown.length} more</chakra.span>
        </chakra.span>
      )}
    </chakra.span>
  );
}
