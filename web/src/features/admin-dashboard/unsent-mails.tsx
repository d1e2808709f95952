import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListFailingMailsQueryKey,
  useListFailingMails,
  useRetryFailingMails,
} from '../../api/generated/mails/mails';
import { i18n } from '../../lib/i18n';
import { replaceCached } from '../../state/replace-cached';
import { useActionStatus } from '../../hooks/use-action-status';
import { ErrorNotice, recipeClasses } from '../../ui';
import { FailingMails } from '../../widgets/back-office/failing-mails/failing-mails';
import { dashboard } from './admin-dashboard.recipe';

/** What managers see of mails that fail; nothing while all are sent (rule X16). */
export function UnsentMails() {
  const styles = recipeClasses(dashboard);
  const client = useQueryClient();
  const { data, error, refetch } = useListFailingMails();
  const retry = useRetryFailingMails();
  const { run, status, failure } = useActionStatus();
  const [result, setResult] = useState('');
  const tryAgain = () =>
    void run(async () => {
      setResult('');
      const left = await retry.mutateAsync();
      replaceCached(client, getListFailingMailsQueryKey(), left);
      setResult(
        left.total === 0
          ? i18n.t('All mails were sent.')
          : i18n.t('Still not sent: {count}.', { count: left.total }),
      );
    });
  if (!data && error) {
    return (
      <ErrorNotice
        title={i18n.t('The unsent mails could not be loaded.')}
        advice={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || (data.total === 0 && result === '')) return null;
  return (
    <div className={styles.alert}>
      <FailingMails {...data} status={status} result={failure || result} onRetry={tryAgain} />
    </div>
  );
}
