import { useState } from 'react';
import { useSendConfirmation } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { useActionStatus } from '../../hooks/use-action-status';
import { FieldError, StatusButton, recipeClasses } from '../../ui';
import { profile } from './profile.recipe';

/** Sends another link to the address that waits for one (rule X19). */
export function EmailConfirmation({ customer }: { customer: CustomerDto }) {
  const styles = recipeClasses(profile);
  const { mutateAsync } = useSendConfirmation();
  const { run, status, failure } = useActionStatus();
  const [sentTo, setSentTo] = useState('');
  const address = customer.pendingEmail ?? customer.email;
  const send = async () => {
    setSentTo('');
    await mutateAsync({ id: customer._id });
    setSentTo(address);
  };
  if (customer.isEmailConfirmed && !customer.pendingEmail) return null;
  return (
    <div className={styles.confirmation}>
      <StatusButton
        variant="outline"
        size="sm"
        status={status}
        loadingText={i18n.t('Sending the link')}
        onClick={() => void run(send)}
      >
        {i18n.t('Send another link')}
      </StatusButton>
      {failure && <FieldError>{failure}</FieldError>}
      <p className={styles.changed} role="status">
        {sentTo && i18n.t('A new link is on its way to {email}.', { email: sentTo })}
      </p>
    </div>
  );
}
