import { useState } from 'react';
import type { OrderDto, ReturnLineDto, ReturnPairsDto } from '../../api/generated/model';
import { useListOrderReturns } from '../../api/generated/returns/returns';
import { i18n } from '../../lib/i18n';
import { lineKey } from '../../lib/line-key';
import { amountToReturn } from '../../lib/order-payment';
import { returnedPairs } from '../../lib/return-text';
import { TIMINGS } from '../../lib/timings';
import { OPEN_RETURNS, useOpenReturns, useReturnMoves } from '../../state/returns';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { ConfirmDialog, TextField } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { PairsChoice } from '../../widgets/account/pairs-choice/pairs-choice';
import {
  ReturnList,
  type ReturnListProps,
  type ShownReturn,
} from '../../widgets/account/return-list/return-list';
import { ListRefusals } from '../../widgets/back-office/list/list-tools';

/** The returns of an order, in its dialog (rules Y4, Y5). */
export function OrderReturns({ order }: { order: OrderDto }) {
  const answer = useListOrderReturns(order._id);
  return (
    <StaffReturns
      title={i18n.t('Return for money')}
      returns={answer.data?.returns ?? []}
      isSettled={amountToReturn(order) === 0}
    />
  );
}

/** The returns that wait for staff, above the orders; nothing without one. Only an order tells whether money is to go back. */
export function OpenReturns({ onOpen }: { onOpen: (orderId: string) => void }) {
  const [page, setPage] = useState(1);
  const answer = useOpenReturns(page, TIMINGS.orderRefresh);
  const { returns, total } = answer.data ?? { returns: [], total: 0 };
  const pages = Math.ceil(total / OPEN_RETURNS);
  // The last one of the last page was decided.
  if (answer.data && page > Math.max(pages, 1)) setPage(Math.max(pages, 1));
  const title = i18n.t('Open returns for money ({total})', { total });
  const paging = { page, pages, onChange: setPage };
  return <StaffReturns title={title} returns={total > 0 ? returns : []} onOpen={onOpen} paging={paging} />;
}

interface StaffReturnsProps extends Pick<ReturnListProps, 'title' | 'returns' | 'onOpen' | 'paging'> {
  /** No money of their order is to go back. */
  isSettled?: boolean;
}

/** A list with what staff do, if anything is in it, and the questions before a receipt and a refusal. */
function StaffReturns({ isSettled = false, ...props }: StaffReturnsProps) {
  const { refuse, receive, approve, settle, clearFailure, ...state } = useReturnMoves();
  const [refused, setRefused] = useState<ShownReturn | null>(null);
  const [received, setReceived] = useState<ShownReturn | null>(null);
  const refusal = useUntilClosed(refused, () => setRefused(null));
  const receipt = useUntilClosed(received, () => setReceived(null));
  return (
    <>
      {props.returns.length > 0 && (
        <ReturnList
          {...props}
          {...state}
          staff={{
            ...{ onApprove: approve, onRefuse: setRefused, onReceive: setReceived },
            onSettle: isSettled ? settle : undefined,
          }}
        />
      )}
      <ListRefusals
        refusals={props.returns.length === 0 && state.failure ? [{ id: 'last', text: state.failure }] : []}
        onClose={clearFailure}
      />
      {refusal && (
        <Refusal
          {...refusal.frame}
          subject={refusal.subject}
          onRefuse={(reason) => refuse(refusal.subject._id, reason)}
        />
      )}
      {receipt && (
        <Receipt
          {...receipt.frame}
          subject={receipt.subject}
          onReceive={(unsellable) => receive(receipt.subject._id, unsellable)}
        />
      )}
    </>
  );
}

const pairsOf = ({ lines }: ShownReturn) => lines.map(returnedPairs).join(' · ');

interface RefusalProps extends OverlayFrame {
  subject: ShownReturn;
  onRefuse: (reason: string) => Promise<unknown>;
}

function Refusal({ subject, onRefuse, ...frame }: RefusalProps) {
  const [reason, setReason] = useState('');
  const labels = {
    question: i18n.t('Do you want to refuse this return?'),
    keep: i18n.t('Keep return'),
    act: i18n.t('Refuse'),
    acting: i18n.t('Refusing'),
  };
  return (
    <ConfirmDialog {...frame} labels={labels} subject={pairsOf(subject)} onConfirm={() => onRefuse(reason)}>
      <TextField
        label={i18n.t('Reason (optional)')}
        hint={i18n.t('The customer reads it in the order and in a mail.')}
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

interface ReceiptProps extends OverlayFrame {
  subject: ShownReturn;
  onReceive: (unsellable: ReturnPairsDto[]) => Promise<unknown>;
}

/** Asks how many of the pairs that have arrived cannot be sold again. */
function Receipt({ subject, onReceive, ...frame }: ReceiptProps) {
  const [unsellable, setUnsellable] = useState<Record<string, number>>({});
  const labels = {
    question: i18n.t('Have these pairs arrived?'),
    keep: i18n.t({ id: 'dialog.cancel', message: 'Cancel' }),
    act: i18n.t('Received'),
    acting: i18n.t('Receiving'),
  };
  const quantityOf = (line: ReturnLineDto) => unsellable[lineKey(line)] ?? 0;
  const toPairs = () =>
    subject.lines.flatMap((line) => {
      const { productId, color, size } = line;
      const quantity = quantityOf(line);
      return quantity > 0 ? [{ productId, color, size, quantity }] : [];
    });
  return (
    <ConfirmDialog
      {...frame}
      isSafe
      labels={labels}
      subject={i18n.t('They go back to stock. Mark those that cannot be sold again:')}
      onConfirm={() => onReceive(toPairs())}
    >
      {subject.lines.map((line) => (
        <PairsChoice
          key={lineKey(line)}
          label={i18n.t('Not for sale: {pairs}', { pairs: returnedPairs({ ...line, quantity: 1 }) })}
          most={line.quantity}
          quantity={quantityOf(line)}
          onQuantity={(quantity) => setUnsellable((known) => ({ ...known, [lineKey(line)]: quantity }))}
        />
      ))}
    </ConfirmDialog>
  );
}
