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

/** The lines of an order below a thick line. */
export function OrderLines({
  lines,
}: {
  /** In the order in which they were added. */
  lines: readonly OrderLineItem[];
}) {
  const styles = useStyles(orderLine);
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <OrderLine key={`${line.productId}/${line.color}/${line.size}`} line={line} />
      ))}
    </ul>
  );
}

/** Image, name, colour, size, quantity and the line's total (rule P3). */
export function OrderLine({ line }: { line: OrderLineItem }) {
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
              { term: 'Color', value: capitalise(line.color) },
              { term: 'Size', value: line.size },
              { term: 'Quantity', value: line.quantity },
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
