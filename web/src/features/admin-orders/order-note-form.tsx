import { useState } from 'react';
import { useAddOrderNote } from '../../api/generated/order-handling/order-handling';
import { i18n } from '../../lib/i18n';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { useCheckedForm } from '../../state/use-checked-form';
import { record } from '../../theme/recipes/record.recipe';
import { Button, InlineForm, useFocusBack, recipeClasses } from '../../ui';

/** As the API allows. */
const MAX_NOTE = 500;

/** Writes a note on an order, for staff alone (rule O16). */
export function OrderNoteForm({ orderId }: { orderId: string }) {
  const styles = recipeClasses(record);
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <div className={styles.buttons}>
      {isOpen ? (
        <Form orderId={orderId} onDone={() => setIsOpen(false)} />
      ) : (
        <Button ref={button} variant="outline" size="tool" onClick={() => setIsOpen(true)}>
          {i18n.t('Write a note')}
        </Button>
      )}
    </div>
  );
}

function Form({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const { mutateAsync } = useAddOrderNote();
  const cache = useBackOfficeCache();
  const { register, status, failure, isValid, submit } = useCheckedForm({
    defaultValues: { text: '' },
    check: (_, { text }) => (text.trim() === '' ? i18n.t('Please fill this in.') : undefined),
  });
  const send = submit(
    async ({ text }) => {
      await mutateAsync({ id: orderId, data: { text: text.trim() } });
      await cache.invalidateHistory(orderId);
    },
    { onFinished: onDone },
  );
  return (
    <InlineForm
      label={i18n.t('Write a note')}
      fields={[
        {
          ...{ label: i18n.t('Note'), hint: i18n.t('For staff; the customer never sees it.') },
          ...{ maxLength: MAX_NOTE, autoComplete: 'off', ...register('text') },
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
