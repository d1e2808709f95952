import { i18n } from '../../lib/i18n';
import { lineTotal } from '../../lib/money';
import { capitalise } from '../../lib/text';
import { DefinitionList, Price, TilePicture, useStyles } from '../../ui';
import { orderLine } from './order-line.recipe';

/** An order's line in the API's shape. */
export interface OrderLineItem {
  productId: string;
  name: string;
  color: string;
  size: string;
  /** Whole dong, as a string. */
  price: string;
  image: string;
  quantity: number;
}

/** An exchange of size in the API's shape. */
export interface LineExchange {
  productId: string;
  color: string;
  size: string;
  newSize: string;
  status: string;
}

export interface OrderLinesProps {
  /** In the order in which they were added. */
  lines: readonly OrderLineItem[];
  /** The order's exchanges of size. Of those that are done, the lines tell the new size. */
  exchanges?: readonly LineExchange[];
}

/** The lines of an order below a thick line. */
export function OrderLines({ lines, exchanges = [] }: OrderLinesProps) {
  const styles = useStyles(orderLine);
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <OrderLine key={keyOf(line)} line={line} size={sizeOf(line, exchanges)} />
      ))}
    </ul>
  );
}

/** Image, name, colour, size, quantity and the line's total (rule P3). */
function OrderLine({ line, size }: { line: OrderLineItem; size: string }) {
  const styles = useStyles(orderLine);
  return (
    <li className={styles.root}>
      <TilePicture path={line.image} alt="" sizes="144px" />
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.name}>{line.name}</h3>
          <DefinitionList
            look="tight"
            items={[
              { term: i18n.t('Color'), value: capitalise(line.color) },
              { term: i18n.t('Size'), value: size },
              { term: i18n.t('Quantity'), value: line.quantity },
            ]}
          />
        </div>
        <div className={styles.total}>
          <Price amount={lineTotal(line)} />
        </div>
      </div>
    </li>
  );
}

function keyOf({ productId, color, size }: Pick<OrderLineItem, 'productId' | 'color' | 'size'>): string {
  return `${productId}/${color}/${size}`;
}

/** The size as it was ordered, and what its pairs were exchanged for (rule Z8). */
function sizeOf(line: OrderLineItem, exchanges: readonly LineExchange[]): string {
  const done = exchanges.filter((one) => one.status === 'received' && keyOf(one) === keyOf(line));
  if (done.length === 0) return line.size;
  const { size, quantity } = line;
  const count = done.length;
  const sizes = done.map(({ newSize }) => newSize).join(', ');
  return count < quantity
    ? i18n.t('{size}, {count} of {quantity} exchanged for {sizes}', { size, count, quantity, sizes })
    : i18n.t('{size}, exchanged for {sizes}', { size, sizes });
}
