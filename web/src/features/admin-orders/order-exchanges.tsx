import { useState } from 'react';
import { useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import { i18n } from '../../lib/i18n';
import { colorTitle } from '../../lib/color-title';
import { TIMINGS } from '../../lib/timings';
import { OPEN_EXCHANGES, useExchangeMoves, useOpenExchanges } from '../../state/exchanges';
import { TextField } from '../../ui';
import { ConfirmDialog } from '../../widgets/confirm-dialog/confirm-dialog';
import { ListRefusals } from '../../widgets/list-tools/list-tools';
import {
  ExchangeList,
  type ExchangeListProps,
  type ShownExchange,
} from '../../widgets/exchange-list/exchange-list';

/** The exchanges of an order, in its dialog (rule Z4). */
export function OrderExchanges({ orderId }: { orderId: string }) {
  const answer = useListOrderExchanges(orderId);
  return <Handled title={i18n.t('Exchange of size')} exchanges={answer.data?.exchanges ?? []} />;
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
  return <Handled title={title} exchanges={total > 0 ? exchanges : []} onOpen={onOpen} paging={paging} />;
}

type HandledProps = Pick<ExchangeListProps, 'title' | 'exchanges' | 'onOpen' | 'paging'>;

/** A list with what staff do, if anything is in it, and the question before a refusal. */
function Handled(props: HandledProps) {
  const { refuse, onMove, clearFailure, ...state } = useExchangeMoves();
  const [asked, setAsked] = useState<ShownExchange | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const onRefuse = (exchange: ShownExchange) => {
    setAsked(exchange);
    setIsAsked(true);
  };
  return (
    <>
      {props.exchanges.length > 0 && <ExchangeList {...props} {...state} staff={{ onMove, onRefuse }} />}
      <ListRefusals
        refusals={props.exchanges.length === 0 && state.failure ? [{ id: 'last', text: state.failure }] : []}
        onClose={clearFailure}
      />
      {asked && (
        <Refusal
          exchange={asked}
          open={isAsked}
          onClose={() => setIsAsked(false)}
          onRefuse={(reason) => refuse(asked._id, reason)}
          onExitComplete={() => setAsked(null)}
        />
      )}
    </>
  );
}

const refusal = () => ({
  question: i18n.t('Do you want to refuse this exchange?'),
  keep: i18n.t('Keep exchange'),
  act: i18n.t('Refuse'),
  acting: i18n.t('Refusing'),
});

interface RefusalProps {
  exchange: ShownExchange;
  open: boolean;
  onClose: () => void;
  onRefuse: (reason: string) => Promise<unknown>;
  onExitComplete: () => void;
}

function Refusal({ exchange, onRefuse, ...dialog }: RefusalProps) {
  const { name, color, size, newSize } = exchange;
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      {...dialog}
      words={refusal()}
      what={i18n.t('{name}, {color}: size {size} → {newSize}', {
        name,
        color: colorTitle(color),
        size,
        newSize,
      })}
      onDelete={() => onRefuse(reason)}
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
