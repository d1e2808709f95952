import { useState } from 'react';
import { useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import { i18n } from '../../lib/i18n';
import { exchangeText } from '../../lib/exchange-text';
import { TIMINGS } from '../../lib/timings';
import { OPEN_EXCHANGES, useExchangeMoves, useOpenExchanges } from '../../state/exchanges';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { ConfirmDialog, TextField } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { ListRefusals } from '../../widgets/back-office/list/list-tools';
import {
  ExchangeList,
  type ExchangeListProps,
  type ShownExchange,
} from '../../widgets/account/exchange-list/exchange-list';

/** The exchanges of an order, in its dialog (rule Z4). */
export function OrderExchanges({ orderId }: { orderId: string }) {
  const answer = useListOrderExchanges(encodeURIComponent(orderId));
  return <StaffExchanges title={i18n.t('Exchange of size')} exchanges={answer.data?.exchanges ?? []} />;
}

/** The exchanges that wait for staff, those that wait longest first, above the orders; nothing without one. */
export function OpenExchanges({ onOpen }: { onOpen: (orderId: string) => void }) {
  const [page, setPage] = useState(1);
  const answer = useOpenExchanges(page, TIMINGS.orderRefresh);
  const { exchanges, total } = answer.data ?? { exchanges: [], total: 0 };
  const pages = Math.ceil(total / OPEN_EXCHANGES);
  // The last one of the last page was decided.
  if (answer.data && page > Math.max(pages, 1)) setPage(Math.max(pages, 1));
  const title = i18n.t('Open exchanges of size ({total})', { total });
  const paging = { page, pages, onChange: setPage };
  return (
    <StaffExchanges title={title} exchanges={total > 0 ? exchanges : []} onOpen={onOpen} paging={paging} />
  );
}

type StaffExchangesProps = Pick<ExchangeListProps, 'title' | 'exchanges' | 'onOpen' | 'paging'>;

/** A list with what staff do, if anything is in it, and the question before a refusal. */
function StaffExchanges(props: StaffExchangesProps) {
  const { refuse, onMove, clearFailure, ...state } = useExchangeMoves();
  const [refused, setRefused] = useState<ShownExchange | null>(null);
  const refusal = useUntilClosed(refused, () => setRefused(null));
  return (
    <>
      {props.exchanges.length > 0 && (
        <ExchangeList {...props} {...state} staff={{ onMove, onRefuse: setRefused }} />
      )}
      <ListRefusals
        refusals={props.exchanges.length === 0 && state.failure ? [{ id: 'last', text: state.failure }] : []}
        onClose={clearFailure}
      />
      {refusal && (
        <Refusal
          {...refusal.frame}
          exchange={refusal.subject}
          onRefuse={(reason) => refuse(refusal.subject._id, reason)}
        />
      )}
    </>
  );
}

const refusalLabels = () => ({
  question: i18n.t('Do you want to refuse this exchange?'),
  keep: i18n.t('Keep exchange'),
  act: i18n.t('Refuse'),
  acting: i18n.t('Refusing'),
});

interface RefusalProps extends OverlayFrame {
  exchange: ShownExchange;
  onRefuse: (reason: string) => Promise<unknown>;
}

function Refusal({ exchange, onRefuse, ...frame }: RefusalProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      {...frame}
      labels={refusalLabels()}
      subject={exchangeText(exchange)}
      onConfirm={() => onRefuse(reason)}
    >
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
