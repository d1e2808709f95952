import { useState } from 'react';
import type { OrderDto, OrderReturnsDto, ReturnDto } from '../../api/generated/model';
import { useAskReturn, useListOrderReturns, useWithdrawReturn } from '../../api/generated/returns/returns';
import { errorMessages } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { returnedPairs } from '../../lib/return-text';
import { useAfterSaleCache } from '../../state/exchanges';
import { useActionStatus } from '../../hooks/use-action-status';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { Button, ConfirmDialog, Modal, useFocusBack } from '../../ui';
import { ReturnForm, type ReturnDraft } from '../../widgets/account/return-form/return-form';
import { ReturnList } from '../../widgets/account/return-list/return-list';

const withdrawal = () => ({
  question: i18n.t('Do you want to withdraw this return?'),
  keep: i18n.t('Keep return'),
  act: i18n.t('Withdraw'),
  acting: i18n.t('Withdrawing'),
});

/** The returns of a completed order, and what else of it can be returned; undefined until they are known. */
export function useOrderReturns({ _id, status }: OrderDto): OrderReturnsDto | undefined {
  const isCompleted = status === 'completed';
  const { data } = useListOrderReturns(_id, { query: { enabled: isCompleted } });
  return isCompleted ? data : undefined;
}

/** The returns of one's own order, each with its state, and their withdrawal; nothing without one (rules Y7, Y9). */
export function Returns({ returns }: Pick<OrderReturnsDto, 'returns'>) {
  const [withdrawn, setWithdrawn] = useState<ReturnDto | null>(null);
  const dialog = useUntilClosed(withdrawn, () => setWithdrawn(null));
  const { mutateAsync } = useWithdrawReturn();
  const cache = useAfterSaleCache();
  if (returns.length === 0) return null;
  return (
    <>
      <ReturnList title={i18n.t('Return for money')} returns={returns} onWithdraw={setWithdrawn} />
      {dialog && (
        <ConfirmDialog
          {...dialog.frame}
          labels={withdrawal()}
          subject={dialog.subject.lines.map(returnedPairs).join(' · ')}
          onConfirm={() => mutateAsync({ id: dialog.subject._id }).finally(() => void cache.invalidate())}
        />
      )}
    </>
  );
}

type AskingProps = Pick<OrderReturnsDto, 'lines' | 'until'> & { orderId: string };

/** The button, as long as pairs of the order can be returned, and the dialog that asks for it (rule Y9). */
export function ReturnButton({ orderId, lines, until }: AskingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const close = () => setIsOpen(false);
  const title = i18n.t('Return for money');
  return (
    <>
      {lines.length > 0 && (
        <Button ref={button} variant="outline" size="tool" onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      )}
      <Modal size="sm" title={title} open={isOpen} onClose={close}>
        {lines.length > 0 && <Asking {...{ orderId, lines, until }} onDone={close} />}
      </Modal>
    </>
  );
}

function Asking({ orderId, lines, until, onDone }: AskingProps & { onDone: () => void }) {
  const [draft, setDraft] = useState<ReturnDraft>({
    // An order of one pair leaves nothing to choose.
    quantities: lines.length === 1 && lines[0]?.quantity === 1 ? [1] : [],
    ...{ reason: '', note: '' },
  });
  const { mutateAsync } = useAskReturn();
  const cache = useAfterSaleCache();
  const { run, status, failure, clearFailure } = useActionStatus();
  const ask = async () => {
    const { reason, note } = draft;
    if (reason === '') return;
    const wanted = lines.flatMap(({ productId, color, size }, index) => {
      const quantity = draft.quantities[index] ?? 0;
      return quantity > 0 ? [{ productId, color, size, quantity }] : [];
    });
    const data = { lines: wanted, reason, note };
    const send = () => mutateAsync({ id: orderId, data }).finally(() => void cache.invalidate());
    if (await run(send, { describeError: errorMessages })) onDone();
  };
  return (
    <ReturnForm
      lines={lines}
      until={until ?? ''}
      draft={draft}
      onDraft={(changes) => {
        setDraft({ ...draft, ...changes });
        clearFailure();
      }}
      status={status}
      failure={failure}
      onSubmit={() => void ask()}
    />
  );
}
