import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isCode, isStatus } from '../../lib/api-error';
import { getGetCustomerQueryKey } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import { isStaff } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { useCurrentCustomer } from '../../state/customer';
import { useSession } from '../../state/session';
import { middle } from '../../theme/recipes/middle.recipe';
import { ButtonLink, EmptyState, ErrorNotice, Spinner, recipeClasses } from '../../ui';

/** Shows the back-office to staff, by the role that the server knows, and a full-page notice to clients (rule R8). */
export function StaffOnly({ children }: { children: (me: CustomerDto) => ReactNode }) {
  const customer = useCurrentCustomer();
  const { data: me, error } = customer;
  useEffect(() => {
    if (error) console.error('Who is signed in could not be loaded.', error);
  }, [error]);
  const asksForSetUp = useRefusals();
  const styles = recipeClasses(middle, { room: 'screen' });
  if (me && isStaff(me.role) && !asksForSetUp) return children(me);
  return (
    <main className={styles.root}>
      {me && isStaff(me.role) && <SetUpFirst />}
      {me && !isStaff(me.role) && <Refusal />}
      {!me && error && (
        <ErrorNotice
          title={i18n.t('The back-office could not be opened.')}
          advice={error.message}
          onRetry={() => void customer.refetch()}
        />
      )}
      {!me && !error && <Spinner size="lg" label={i18n.t('Opening the back-office')} />}
    </main>
  );
}

function Refusal() {
  return (
    <EmptyState
      title={i18n.t('Only administrators have permission to access this page.')}
      action={<ButtonLink href="/">{i18n.t('Go to home >')}</ButtonLink>}
    />
  );
}

/** The shop requires two-step sign-in of staff (`STAFF_2FA=required`), and this person has not set it up. */
function SetUpFirst() {
  return (
    <EmptyState
      title={i18n.t('Set up two-step sign-in first.')}
      text={i18n.t(
        'This shop asks its staff for a code besides the password. You set it up in your profile.',
      )}
      action={<ButtonLink href="/profile">{i18n.t('Go to profile')}</ButtonLink>}
    />
  );
}

/**
 * Watches refused calls. A call refused for its role means that the role was changed, so the account is fetched
 * again. A login with another role is then ended (rule A18).
 *
 * @returns whether a call was refused because the account has no two-step sign-in
 */
function useRefusals(): boolean {
  const [asksForSetUp, setAsksForSetUp] = useState(false);
  const client = useQueryClient();
  const id = useSession()?._id;
  useEffect(() => {
    if (id === undefined) return;
    const hear = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isCode(event.action.error, 'second-factor-setup-required')) setAsksForSetUp(true);
      else if (isStatus(event.action.error, 403)) {
        void client.invalidateQueries({ queryKey: getGetCustomerQueryKey(id) });
      }
    };
    const stops = [client.getQueryCache().subscribe(hear), client.getMutationCache().subscribe(hear)];
    return () => stops.forEach((stop) => stop());
  }, [client, id]);
  return asksForSetUp;
}
