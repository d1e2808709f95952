import type { ExchangeDto, ListedExchangeDto } from '../../../api/generated/model';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { orderTitle } from '../../../lib/order-number';
import { colorTitle } from '../../../lib/color-title';
import { Button, FieldError, Pager, SectionTitle, useStyles } from '../../../ui';
import { recordList } from '../../../theme/recipes/record-list.recipe';

/** For staff, the exchanges that wait have the receiver of their order. */
export type ShownExchange = ExchangeDto & Partial<Pick<ListedExchangeDto, 'receiver' | 'phone'>>;

export interface ExchangeListProps {
  /** The heading. */
  title: string;
  /** In the order in which they are shown. */
  exchanges: readonly ShownExchange[];
  /** What staff do with an open one; without it there are no such buttons. */
  staff?: {
    /** Approves it, or receives its old pair. */
    onMove: (id: string, move: 'approve' | 'receive') => void;
    /** Asks whether it is to be refused. */
    onRefuse: (exchange: ShownExchange) => void;
  };
  /** Withdraws an open one, for its customer; without it there is no such button. */
  onWithdraw?: (exchange: ExchangeDto) => void;
  /** While a move is made: the buttons ignore presses. */
  isBusy?: boolean;
  /** Why the last move failed; '' otherwise. */
  failure?: string;
  /** Opens the order of an exchange; without it the order is known. */
  onOpen?: (orderId: string) => void;
  /** The present page of several, from 1, their number, and what is called with the one asked for. */
  paging?: { page: number; pages: number; onChange: (page: number) => void };
}

/** Exchanges of size, each with its state in words, and what staff or its customer do with it (rules Z4, Z8 and Z9). */
export function ExchangeList({ title, exchanges, failure = '', paging, ...row }: ExchangeListProps) {
  const styles = useStyles(recordList);
  return (
    <section aria-label={title}>
      <SectionTitle size="xs">{title}</SectionTitle>
      {failure && <FieldError>{failure}</FieldError>}
      <ul className={styles.list}>
        {exchanges.map((exchange) => (
          <Row key={exchange._id} exchange={exchange} {...row} />
        ))}
      </ul>
      {paging && <Pager label={i18n.t('Pages of exchanges')} {...paging} />}
    </section>
  );
}

type RowProps = Pick<ExchangeListProps, 'staff' | 'onWithdraw' | 'isBusy' | 'onOpen'> & {
  exchange: ShownExchange;
};

function Row({ exchange, staff, onWithdraw, isBusy, onOpen }: RowProps) {
  const styles = useStyles(recordList);
  const { orderId, name, color, size, newSize, status, reason } = exchange;
  const isOpen = status === 'requested' || status === 'approved';
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {i18n.t('{name}, {color}: size {size} → {newSize}', {
          name,
          color: colorTitle(color),
          size,
          newSize,
        })}
      </p>
      <p className={styles.text}>{inWords(exchange, staff !== undefined)}</p>
      {reason && <p className={styles.text}>{i18n.t('Reason: {reason}', { reason })}</p>}
      {(((staff || onWithdraw) && isOpen) || onOpen) && (
        <div className={styles.buttons}>
          {staff && isOpen && <Moves exchange={exchange} isBusy={isBusy} {...staff} />}
          {onWithdraw && isOpen && (
            <Button variant="outline" size="tool" onClick={() => onWithdraw(exchange)}>
              {i18n.t('Withdraw')}
            </Button>
          )}
          {onOpen && (
            <Button variant="outline" size="tool" onClick={() => onOpen(orderId)}>
              {orderTitle(orderId)}
            </Button>
          )}
          {exchange.receiver && (
            <p className={styles.receiver}>
              {exchange.receiver} · {exchange.phone}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

type MovesProps = NonNullable<ExchangeListProps['staff']> & { exchange: ShownExchange; isBusy?: boolean };

/** What usually comes next is the filled button. In its place after an approval is Refuse, which asks first. */
function Moves({ exchange, isBusy, onMove, onRefuse }: MovesProps) {
  const { _id, status } = exchange;
  const isRequested = status === 'requested';
  const button = (label: string, isNext: boolean, act: () => void) => (
    <Button
      variant={isNext ? 'ink' : 'outline'}
      size="tool"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && act()}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isRequested && button(i18n.t('Approve'), true, () => onMove(_id, 'approve'))}
      {button(i18n.t('Refuse'), false, () => onRefuse(exchange))}
      {button(i18n.t('Received'), !isRequested, () => onMove(_id, 'receive'))}
    </>
  );
}

function inWords({ status, newSize: size, heldUntil }: ExchangeDto, isForStaff: boolean): string {
  const until = formatDate(heldUntil);
  switch (status) {
    case 'requested':
      return i18n.t('Requested. Size {size} is set aside until {until}.', { size, until });
    case 'approved':
      return i18n.t('Approved. The old pair is awaited until {until}; size {size} is set aside.', {
        size,
        until,
      });
    case 'received':
      return isForStaff
        ? i18n.t('Exchanged: the old pair has arrived. Send the customer the new pair in size {size}.', {
            size,
          })
        : i18n.t('Exchanged: your old pair has arrived. The new pair in size {size} is sent to you.', {
            size,
          });
    case 'refused':
      return i18n.t('Refused. The pair that was set aside is back on sale.');
    case 'withdrawn':
      return i18n.t('Withdrawn. The pair that was set aside is back on sale.');
    case 'expired':
      return i18n.t('Expired: the pair that was set aside is back on sale.');
  }
}
