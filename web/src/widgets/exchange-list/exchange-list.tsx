import type { ExchangeDto, MoveExchangeDtoMove } from '../../api/generated/model';
import { formatDate } from '../../lib/dates';
import { orderTitle } from '../../lib/order-number';
import { capitalise } from '../../lib/text';
import { Button, FieldError, Pager, SectionTitle, useStyles } from '../../ui';
import { exchangeList } from './exchange-list.recipe';

export interface ExchangeListProps {
  /** The heading. */
  title: string;
  /** In the order in which they are shown. */
  exchanges: readonly ExchangeDto[];
  /** Approves, receives or refuses an open one, for staff; without it there are no such buttons. */
  onMove?: (id: string, move: MoveExchangeDtoMove) => void;
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
  const styles = useStyles(exchangeList);
  return (
    <section aria-label={title}>
      <SectionTitle size="xs">{title}</SectionTitle>
      {failure && <FieldError>{failure}</FieldError>}
      <ul className={styles.list}>
        {exchanges.map((exchange) => (
          <Row key={exchange._id} exchange={exchange} {...row} />
        ))}
      </ul>
      {paging && <Pager label="Pages of exchanges" {...paging} />}
    </section>
  );
}

type RowProps = Pick<ExchangeListProps, 'onMove' | 'onWithdraw' | 'isBusy' | 'onOpen'> & {
  exchange: ExchangeDto;
};

function Row({ exchange, onMove, onWithdraw, isBusy, onOpen }: RowProps) {
  const styles = useStyles(exchangeList);
  const { _id, orderId, name, color, size, newSize, status } = exchange;
  const isOpen = status === 'requested' || status === 'approved';
  const button = (label: string, move: MoveExchangeDtoMove) => (
    <Button
      variant="outline"
      size="tool"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onMove?.(_id, move)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <p className={styles.pair}>
        {name}, {capitalise(color)}: size {size} → {newSize}
      </p>
      <p className={styles.state}>{inWords(exchange)}</p>
      {(((onMove || onWithdraw) && isOpen) || onOpen) && (
        <div className={styles.buttons}>
          {onMove && status === 'requested' && button('Approve', 'approve')}
          {onMove && isOpen && button('Received', 'receive')}
          {onMove && isOpen && button('Refuse', 'refuse')}
          {onWithdraw && isOpen && (
            <Button variant="outline" size="tool" onClick={() => onWithdraw(exchange)}>
              Withdraw
            </Button>
          )}
          {onOpen && (
            <Button variant="outline" size="tool" onClick={() => onOpen(orderId)}>
              {orderTitle(orderId)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function inWords({ status, newSize, heldUntil }: ExchangeDto): string {
  const until = formatDate(heldUntil);
  switch (status) {
    case 'requested':
      return `Requested. Size ${newSize} is set aside until ${until}.`;
    case 'approved':
      return `Approved. The old pair is awaited until ${until}; size ${newSize} is set aside.`;
    case 'received':
      return `Exchanged: the old pair has arrived.`;
    case 'refused':
      return 'Refused. The pair that was set aside is back on sale.';
    case 'withdrawn':
      return 'Withdrawn. The pair that was set aside is back on sale.';
    case 'expired':
      return 'Expired: the pair that was set aside is back on sale.';
  }
}
