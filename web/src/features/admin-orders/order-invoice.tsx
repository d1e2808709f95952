import { useState } from 'react';
import type { OrderDto } from '../../api/generated/model';
import { useRecordInvoice } from '../../api/generated/order-handling/order-handling';
import { i18n } from '../../lib/i18n';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useCheckedForm } from '../../state/use-checked-form';
import { record } from '../../theme/recipes/record.recipe';
import { Button, InlineForm, useFocusBack, recipeClasses } from '../../ui';

/** Records the invoice that was issued for an order that was sent (rule C18). */
export function OrderInvoice({ order }: { order: OrderDto }) {
  const styles = recipeClasses(record);
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const isSent = order.status === 'delivering' || order.status === 'completed';
  if (!isSent && order.invoiceNumber === null) return null;
  return (
    <div className={styles.buttons}>
      {isOpen ? (
        <InvoiceForm order={order} onDone={() => setIsOpen(false)} />
      ) : (
        <Button ref={button} variant="outline" size="tool" onClick={() => setIsOpen(true)}>
          {order.invoiceNumber === null ? i18n.t('Record invoice') : i18n.t('Change invoice')}
        </Button>
      )}
    </div>
  );
}

function InvoiceForm({ order, onDone }: { order: OrderDto; onDone: () => void }) {
  const { mutateAsync } = useRecordInvoice();
  const cache = useBackOfficeCache();
  const { register, status, failure, isValid, submit } = useCheckedForm({
    defaultValues: { number: order.invoiceNumber ?? '', url: order.invoiceUrl ?? '' },
    check: (field, values) =>
      field === 'number' && values.number.trim() === '' ? i18n.t('Please fill this in.') : undefined,
  });
  const send = submit(
    async ({ number, url }) =>
      cache.setOrder(
        await mutateAsync({ id: order._id, data: { number, ...(url.trim() && { url: url.trim() }) } }),
      ),
    { onFinished: onDone },
  );
  return (
    <InlineForm
      label={i18n.t('Record invoice')}
      fields={[
        { label: i18n.t('Series and number'), maxLength: 40, autoComplete: 'off', ...register('number') },
        {
          ...{ label: i18n.t('Link to the invoice'), hint: i18n.t('Optional; the customer can open it.') },
          ...{ inputMode: 'url' as const, maxLength: 500, autoComplete: 'off', ...register('url') },
        },
      ]}
      action={i18n.t('Save')}
      {...{ status, failure, isValid }}
      loadingText={i18n.t('Saving')}
      onSubmit={() => void send()}
      onCancel={onDone}
    />
  );
}
