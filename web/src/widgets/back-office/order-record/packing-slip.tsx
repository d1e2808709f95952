import type { OrderDto } from '../../../api/generated/model';
import { paymentName } from '../../../lib/order-choices';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderTitle } from '../../../lib/order-number';
import { SELLER, SHOP } from '../../../lib/shop';
import { colorTitle } from '../../../lib/color-title';
import { lineKey } from '../../../lib/line-key';
import { vatIncluded } from '../../../lib/vat';
import { recipeClasses } from '../../../ui';
import { amountDue } from '../../../lib/order-payment';
import { paymentStateName } from '../../../lib/payment-words';
import { packingSlip } from './packing-slip.recipe';

/** A sheet to print: the pairs, each with a box to tick, the receiver, and the sum to pay at the door. */
export function PackingSlip({
  order,
}: {
  /** The order to pack. */
  order: OrderDto;
}) {
  const styles = recipeClasses(packingSlip);
  const pairs = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.root} aria-label={i18n.t('Packing slip')}>
      <header className={styles.head}>
        <span className={styles.shop}>{SHOP.name}</span>
        <span className={styles.small}>
          {sellerLines().map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </span>
      </header>
      <h2 className={styles.title}>{orderTitle(order._id)}</h2>
      <div className={styles.parts}>
        <div>
          <p className={styles.label}>{i18n.t({ id: 'slip.to', message: 'To' })}</p>
          <p className={styles.text}>{order.name}</p>
          <p className={styles.text}>{order.phone}</p>
          <p className={styles.text}>{order.address}</p>
        </div>
        <div>
          <p className={styles.label}>{i18n.t('Date')}</p>
          <p className={styles.text}>{formatDate(order.placedAt ?? order.createdAt)}</p>
          <p className={styles.label}>{i18n.t('Payment')}</p>
          <p className={styles.text}>{order.payment && paymentName(order.payment)}</p>
        </div>
      </div>
      <Pairs items={order.items} />
      <footer className={styles.foot}>
        <span>{i18n.t('{count, plural, one {# pair} other {# pairs}}', { count: pairs })}</span>
        <span>{[moneyOf(order), vatIncluded(order.vatPercent)].filter(Boolean).join(' · ')}</span>
      </footer>
    </article>
  );
}

function sellerLines(): string[] {
  const { owner, taxCode, address, phone } = SELLER;
  const lines = [owner, taxCode && i18n.t('Tax code {code}', { code: taxCode }), address, phone];
  return lines.flatMap((line) => line || []);
}

/** What the courier collects at the door, or how far it is paid (rule M1). */
function moneyOf(order: OrderDto): string {
  const sum = formatDong(amountDue(order));
  if (order.payment === 'COD' && amountDue(order) > 0) return i18n.t('To collect: {sum}', { sum });
  const state = paymentStateName(order.paymentState);
  return i18n.t('Total: {sum}, {state}', { sum: formatDong(order.total), state: state.toLowerCase() });
}

function Pairs({ items }: Pick<OrderDto, 'items'>) {
  const styles = recipeClasses(packingSlip);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[i18n.t('Packed'), i18n.t('Name'), i18n.t('Color'), i18n.t('Size')].map((label) => (
            <th key={label} scope="col" className={styles.cell}>
              {label}
            </th>
          ))}
          <th scope="col" className={styles.cell} data-align="end">
            {i18n.t('Quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={lineKey(item)}>
            <td className={styles.cell}>
              <span className={styles.box} aria-hidden />
            </td>
            <td className={styles.cell}>{item.name}</td>
            <td className={styles.cell}>{colorTitle(item.color)}</td>
            <td className={styles.cell}>{item.size}</td>
            <td className={styles.cell} data-align="end">
              {item.quantity}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
