import type { StaffMoneyDto, SuggestedOrderDto } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderTitle } from '../../../lib/order-number';
import { moneyText, providerName, verdictWords } from '../../../lib/payment-words';
import { Button, recipeClasses } from '../../../ui';
import { moneyList } from './money-list.recipe';

export interface MoneyListProps {
  /** In the order in which they are shown. */
  payments: readonly StaffMoneyDto[];
  /** Asks whether money is for an order; undefined asks which order it is for. */
  onMatch: (money: StaffMoneyDto, order?: SuggestedOrderDto) => void;
  /** Asks what was done about money. */
  onSettle: (money: StaffMoneyDto) => void;
  /** Opens the order of money. */
  onOpen: (orderId: string) => void;
}

/** For staff: money that came, why it is to be looked at, the orders it may be for, and what was done about it. */
export function MoneyList({ payments, ...actions }: MoneyListProps) {
  const styles = recipeClasses(moneyList);
  return (
    <ul className={styles.list} aria-label={i18n.t('Money to look at')}>
      {payments.map((money) => (
        <Row key={money._id} money={money} {...actions} />
      ))}
    </ul>
  );
}

function Row({
  money,
  onMatch,
  onSettle,
  onOpen,
}: Omit<MoneyListProps, 'payments'> & { money: StaffMoneyDto }) {
  const styles = recipeClasses(moneyList);
  const { verdict, memo, note, orderId, state, suggestions } = money;
  const isOpen = state === 'open';
  const isUnknown = isOpen && orderId === null && money.currency === 'VND';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.sum}>{moneyText(money)}</span>
        <span className={styles.meta}>
          {providerName(money.provider)} · {formatMoment(money.paidAt ?? money.receivedAt)}
        </span>
      </div>
      {verdict && <p className={styles.text}>{verdictWords(verdict)}</p>}
      {memo && <p className={styles.memo}>{i18n.t('Text: {memo}', { memo })}</p>}
      {note && (
        <p className={styles.text}>
          {i18n.t('Settled on {moment}: {note}', { moment: formatMoment(money.settledAt), note })}
        </p>
      )}
      {(isOpen || orderId) && (
        <div className={styles.buttons}>
          {isUnknown &&
            suggestions.map((order, index) => (
              <Button
                key={order.orderId}
                variant={index === 0 && order.by === 'memo' ? 'ink' : 'outline'}
                size="tool"
                onClick={() => onMatch(money, order)}
              >
                {suggestionText(order)}
              </Button>
            ))}
          {isUnknown && (
            <Button variant="outline" size="tool" onClick={() => onMatch(money)}>
              {i18n.t('Another order')}
            </Button>
          )}
          {orderId && (
            <Button variant="outline" size="tool" onClick={() => onOpen(orderId)}>
              {orderTitle(orderId)}
            </Button>
          )}
          {isOpen && (
            <Button variant="outline" size="tool" onClick={() => onSettle(money)}>
              {i18n.t('Settle')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function suggestionText({ orderId, name, total, by }: SuggestedOrderDto): string {
  const order = orderTitle(orderId);
  return by === 'memo'
    ? i18n.t('{order}, {name}: named in the text', { order, name })
    : i18n.t('{order}, {name}: {total}', { order, name, total: formatDong(total) });
}
