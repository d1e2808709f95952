import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStatus } from '../api/api-error';
import { forgetPrivateData, useCurrentCustomer } from '../state/customer';
import { endSession, onSessionEnd, useSession } from '../state/session';

/**
 * Keeps the stored login honest: the start-up check of specification §4 and §8, and what follows when a
 * session ends anywhere (private data forgotten; an expired one leads to /sign-in).
 */
export function useSessionGuard(): void {
  const user = useSession();
  const customer = useCurrentCustomer();
  const client = useQueryClient();
  const navigate = useNavigate();

  const role = user?.role;
  const serverRole = customer.data?.role;
  useEffect(() => {
    if (role !== undefined && serverRole !== undefined && role !== serverRole) endSession('signed-out');
  }, [role, serverRole]);

  const refused = user !== null && isStatus(customer.error, 401, 403, 404);
  useEffect(() => {
    if (refused) endSession('signed-out');
  }, [refused]);

  useEffect(
    () =>
      onSessionEnd((why) => {
        forgetPrivateData(client);
        if (why === 'expired') void navigate('/sign-in');
      }),
    [client, navigate],
  );
}
