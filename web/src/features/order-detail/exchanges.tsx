import { useState } from 'react';
import { isStatus, errorMessage, errorMessages } from '../../lib/api-error';
import {
  useAskExchange,
  useListOrderExchanges,
  useWithdrawExchange,
} from '../../api/generated/exchanges/exchanges';
import type { ExchangeDto, OrderDto, OrderExchangesDto, OrderLineKeyDto } from '../../api/generated/model';
import { useGetProduct } from '../../api/generated/products/products';
import { colorToday } from '../../lib/color-today';
import { exchangeText } from '../../lib/exchange-text';
import { i18n } from '../../lib/i18n';
import { useAfterSaleCache } from '../../state/exchanges';
import { useActionStatus } from '../../hooks/use-action-status';
import { useUntilClosed } from '../../hooks/use-until-closed';
import { Button, ConfirmDialog, Modal, useFocusBack } from '../../ui';
import { ExchangeForm } from '../../widgets/account/exchange-form/exchange-form';
import { ExchangeList } from '../../widgets/account/exchange-list/exchange-list';

const withdrawal = () => ({
  question: i18n.t('Do you want to withdraw this exchange?'),
  keep: i18n.t('Keep exchange'),
  act: i18n.t('Withdraw'),
  acting: i18n.t('Withdrawing'),
});

/** The exchanges of a completed order, and what else of it can be exchanged; undefined until they are known. */
export function useOrderExchanges({ _id, status }: OrderDto): OrderExchangesDto | undefined {
  const isCompleted = status === 'completed';
  const { data } = useListOrderExchanges(_id, { query: { enabled: isCompleted } });
  return isCompleted ? data : undefined;
}

/** The exchanges of one's own order, each with its state, and their withdrawal; nothing without one (rules Z8, Z9). */
export function Exchanges({ exchanges }: { exchanges: readonly ExchangeDto[] }) {
  const [withdrawn, setWithdrawn] = useState<ExchangeDto | null>(null);
  const dialog = useUntilClosed(withdrawn, () => setWithdrawn(null));
  const withdraw = useWithdrawal();
  if (exchanges.length === 0) return null;
  return (
    <>
      <ExchangeList title={i18n.t('Exchange of size')} exchanges={exchanges} onWithdraw={setWithdrawn} />
      {dialog && (
        <ConfirmDialog
          {...dialog.frame}
          labels={withdrawal()}
          subject={exchangeText(dialog.subject)}
          onConfirm={() => withdraw(dialog.subject._id)}
        />
      )}
    </>
  );
}

/** The button, as long as a pair of the order can be exchanged, and the dialog that asks for one (rule Z8). */
export function ExchangeButton({ orderId, lines }: Pick<AskingProps, 'orderId' | 'lines'>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <>
      {lines.length > 0 && (
        <Button ref={button} variant="outline" size="tool" onClick={() => setIsOpen(true)}>
          {i18n.t('Exchange size')}
        </Button>
      )}
      <Modal size="sm" title={i18n.t('Exchange size')} open={isOpen} onClose={() => setIsOpen(false)}>
        {lines.length > 0 && <Asking orderId={orderId} lines={lines} onDone={() => setIsOpen(false)} />}
      </Modal>
    </>
  );
}

/** Withdraws an exchange; what has become of it is read again, also after a refusal. */
function useWithdrawal() {
  const { mutateAsync } = useWithdrawExchange();
  const cache = useAfterSaleCache();
  return (id: string) => mutateAsync({ id }).finally(() => void cache.invalidate());
}

interface AskingProps {
  orderId: string;
  lines: readonly OrderLineKeyDto[];
  onDone: () => void;
}

function Asking({ orderId, lines, onDone }: AskingProps) {
  const [index, setIndex] = useState(0);
  const [newSize, setSize] = useState<string | null>(null);
  const line = lines[index] ?? lines[0]!;
  const product = useGetProduct(line.productId, undefined, { query: { staleTime: 0 } });
  const { mutateAsync } = useAskExchange();
  const cache = useAfterSaleCache();
  const { run, status, failure, clearFailure } = useActionStatus();
  // A shoe that is no longer sold, or not in this colour, has no sizes.
  const error = product.error && !isStatus(product.error, 404) ? product.error : null;
  const sizes = product.data?.colors
    .find(({ color }) => color === colorToday(line))
    ?.sizes.filter(({ size, quantity }) => quantity > 0 && size !== line.size)
    .map(({ size }) => size);
  const ask = async (size: string) => {
    const { productId, color, size: oldSize } = line;
    const isDone = await run(
      () =>
        mutateAsync({ id: orderId, data: { productId, color, size: oldSize, newSize: size } }).finally(
          () => void cache.invalidate(),
        ),
      { describeError: errorMessages },
    );
    if (isDone) onDone();
  };
  return (
    <ExchangeForm
      lines={lines}
      line={index}
      onLine={(next) => {
        setIndex(next);
        setSize(null);
        clearFailure();
      }}
      sizes={product.isLoading || error ? undefined : (sizes ?? [])}
      size={newSize}
      onSize={setSize}
      status={status}
      failure={failure || (error ? errorMessage(error) : '')}
      onSubmit={() => newSize !== null && void ask(newSize)}
    />
  );
}
