import type { ExchangeDto, OrderItemDto } from '../../../api/generated/model';
import { stockShortage } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { lineTotal } from '../../../lib/money';
import { colorTitle } from '../../../lib/color-title';
import { isSameLine, lineKey } from '../../../lib/line-key';
import { DefinitionList, FieldError, TilePicture, recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';
import { orderLine } from './order-line.recipe';

/** What an order's line tells of an exchange of size. */
export type LineExchange = Pick<ExchangeDto, 'productId' | 'color' | 'size' | 'newSize' | 'status'>;

export interface OrderLinesProps {
  /** In the order in which they were added. */
  lines: readonly OrderItemDto[];
  /** The order's exchanges of size. Of those that are done, the lines tell the new size. */
  exchanges?: readonly LineExchange[];
}

/** The lines of an order below a thick line. */
export function OrderLines({ lines, exchanges = [] }: OrderLinesProps) {
  const styles = recipeClasses(orderLine);
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <OrderLine key={lineKey(line)} line={line} size={sizeOf(line, exchanges)} />
      ))}
    </ul>
  );
}

/** Image, name, colour, size, quantity and the line's total (rule P3); in a cart also that too few pairs are left. */
function OrderLine({ line, size }: { line: OrderItemDto; size: string }) {
  const styles = recipeClasses(orderLine);
  const short = stockShortage(line);
  return (
    <li className={styles.root}>
      <TilePicture path={line.image} alt="" sizes="144px" dimmed={line.available === 0} />
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.name}>{line.name}</h3>
          <DefinitionList
            look="tight"
            items={[
              { term: i18n.t('Color'), value: colorTitle(line.color) },
              { term: i18n.t('Size'), value: size },
              { term: i18n.t('Quantity'), value: line.quantity },
            ]}
          />
          {short && (
            <div className={styles.message}>
              <FieldError>{short}</FieldError>
            </div>
          )}
        </div>
        <div className={styles.total}>
          <Price amount={lineTotal(line)} />
        </div>
      </div>
    </li>
  );
}

/** The size as it was ordered, and what its pairs were exchanged for (rule Z8). */
function sizeOf(line: OrderItemDto, exchanges: readonly LineExchange[]): string {
  const done = exchanges.filter((one) => one.status === 'received' && isSameLine(one, line));
  if (done.length === 0) return line.size;
  const { size, quantity } = line;
  const count = done.length;
  const sizes = done.map(({ newSize }) => newSize).join(', ');
  return count < quantity
    ? i18n.t('{size}, {count} of {quantity} exchanged for {sizes}', { size, count, quantity, sizes })
    : i18n.t('{size}, exchanged for {sizes}', { size, sizes });
}
