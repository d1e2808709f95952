import type { ListedReturnDto, ReturnDto } from '../../../api/generated/model';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { returnedPairs, returnReason } from '../../../lib/return-text';
import { RequestList, type RequestAction, type RequestListProps } from '../request-list/request-list';

/** For staff, the returns that wait have the receiver of their order. */
export type ShownReturn = ReturnDto & Partial<Pick<ListedReturnDto, 'receiver' | 'phone'>>;

export interface ReturnListProps extends Pick<RequestListProps, 'title' | 'isBusy' | 'failure' | 'onOpen'> {
  /** In the order in which they are shown. */
  returns: readonly ShownReturn[];
  /** What staff do with one that has not ended; without it there are no such buttons. */
  staff?: {
    onApprove: (id: string) => void;
    /** Asks which of its pairs can be sold again. */
    onReceive: (one: ShownReturn) => void;
    /** Asks whether it is to be refused. */
    onRefuse: (one: ShownReturn) => void;
    /** Ends a received one; without it money is to go back, or it is not known whether it is. */
    onSettle?: ((id: string) => void) | undefined;
  };
  /** Withdraws one whose pairs have not arrived, for its customer; without it there is no such button. */
  onWithdraw?: (one: ReturnDto) => void;
  /** The present page of several, from 1, their number, and what is called with the one asked for. */
  paging?: { page: number; pages: number; onChange: (page: number) => void };
}

/** Returns for money, each with its state in words, and what staff or its customer do with it (rules Y4, Y7 and Y9). */
export function ReturnList({ returns, staff, onWithdraw, paging, ...list }: ReturnListProps) {
  const shown = returns.map((one) => {
    const { _id: id, orderId, lines, receiver, phone } = one;
    const pairs = lines.map(returnedPairs);
    const actions = [...(staff ? moves(one, staff) : []), ...withdrawal(one, onWithdraw)];
    const words = wordsOf(one, staff !== undefined);
    return { id, orderId, pairs, words, actions, receiver: receiver && `${receiver} · ${phone}` };
  });
  return (
    <RequestList
      {...list}
      requests={shown}
      paging={paging && { label: i18n.t('Pages of returns'), ...paging }}
    />
  );
}

const isAwaited = ({ status }: ReturnDto) => status === 'requested' || status === 'approved';

function withdrawal(one: ReturnDto, onWithdraw: ReturnListProps['onWithdraw']): RequestAction[] {
  return onWithdraw && isAwaited(one) ? [{ label: i18n.t('Withdraw'), act: () => onWithdraw(one) }] : [];
}

function moves(one: ShownReturn, staff: NonNullable<ReturnListProps['staff']>): RequestAction[] {
  const { _id, status } = one;
  const { onApprove, onReceive, onRefuse, onSettle } = staff;
  if (status === 'received')
    return onSettle ? [{ label: i18n.t('Nothing to pay back'), act: () => onSettle(_id) }] : [];
  // Pairs that come late are here all the same.
  if (status === 'expired') return [{ label: i18n.t('Received'), act: () => onReceive(one) }];
  if (!isAwaited(one)) return [];
  const isRequested = status === 'requested';
  const approval = { label: i18n.t('Approve'), isNext: true, act: () => onApprove(_id) };
  return [
    ...(isRequested ? [approval] : []),
    { label: i18n.t('Refuse'), act: () => onRefuse(one) },
    { label: i18n.t('Received'), isNext: !isRequested, act: () => onReceive(one) },
  ];
}

function wordsOf(one: ReturnDto, isForStaff: boolean): string[] {
  const { note, refusal } = one;
  const reason = returnReason(one.reason);
  return [
    inWords(one, isForStaff),
    [i18n.t('Reason: {reason}', { reason }), note].filter(Boolean).join('. '),
    ...(refusal ? [i18n.t('Why it was refused: {refusal}', { refusal })] : []),
  ];
}

function inWords({ status, amount, sendBy }: ReturnDto, isForStaff: boolean): string {
  const sum = formatDong(amount);
  switch (status) {
    case 'requested':
      return isForStaff
        ? i18n.t('Requested: {sum}.', { sum })
        : i18n.t('Requested: {sum}. Please wait for the shop’s answer before you send the pairs.', { sum });
    case 'approved':
      return i18n.t('Approved: {sum}. The pairs are awaited until {until}.', {
        sum,
        until: sendBy ? formatDate(sendBy) : '',
      });
    case 'received':
      return isForStaff
        ? i18n.t(
            'The pairs are here. What was paid of {sum} is to go back: a refund of the order ends the return.',
            {
              sum,
            },
          )
        : i18n.t('The shop has the pairs, and sends back what you paid of {sum}.', { sum });
    case 'refunded':
      return i18n.t('Settled: the pairs are back, and no money is to go back any more.');
    case 'refused':
      return i18n.t('Refused: the pairs are not taken back.');
    case 'withdrawn':
      return i18n.t('Withdrawn: the pairs are not sent back.');
    case 'expired':
      return i18n.t('Expired: the pairs did not arrive in time.');
  }
}
