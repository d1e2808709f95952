import type { ExchangeDto, ListedExchangeDto } from '../../../api/generated/model';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { exchangeText } from '../../../lib/exchange-text';
import { RequestList, type RequestAction, type ShownRequest } from '../request-list/request-list';

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
export function ExchangeList({ exchanges, staff, onWithdraw, paging, ...list }: ExchangeListProps) {
  return (
    <RequestList
      {...list}
      requests={exchanges.map((exchange) => shown(exchange, { staff, onWithdraw }))}
      paging={paging && { label: i18n.t('Pages of exchanges'), ...paging }}
    />
  );
}

type Actors = Pick<ExchangeListProps, 'staff' | 'onWithdraw'>;

function shown(exchange: ShownExchange, { staff, onWithdraw }: Actors): ShownRequest {
  const { _id: id, orderId, status, reason, receiver, phone } = exchange;
  const isOpen = status === 'requested' || status === 'approved';
  const withdrawal = onWithdraw && { label: i18n.t('Withdraw'), act: () => onWithdraw(exchange) };
  return {
    ...{ id, orderId, pairs: [exchangeText(exchange)] },
    words: [
      inWords(exchange, staff !== undefined),
      ...(reason ? [i18n.t('Reason: {reason}', { reason })] : []),
    ],
    actions: isOpen ? [...(staff ? moves(exchange, staff) : []), ...(withdrawal ? [withdrawal] : [])] : [],
    receiver: receiver && `${receiver} · ${phone}`,
  };
}

/** In the place of what usually comes next is Refuse after an approval, which asks first. */
function moves(exchange: ShownExchange, { onMove, onRefuse }: NonNullable<Actors['staff']>): RequestAction[] {
  const { _id, status } = exchange;
  const isRequested = status === 'requested';
  const approval = { label: i18n.t('Approve'), isNext: true, act: () => onMove(_id, 'approve') };
  return [
    ...(isRequested ? [approval] : []),
    { label: i18n.t('Refuse'), act: () => onRefuse(exchange) },
    { label: i18n.t('Received'), isNext: !isRequested, act: () => onMove(_id, 'receive') },
  ];
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
