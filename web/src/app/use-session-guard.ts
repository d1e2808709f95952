import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStatus } from '../api/api-error';
import { forgetPrivateData, useCurrentCustomer } from '../state/customer';
import { returnHere } from '../state/return-path';
import { endSession, onSessionEnd, useSession } from '../state/session';

/**
 * Keeps the stored login honest: the start-up check of specification §4 and §8, and what follows when a
 * session ends anywhere (private data forgotten; an expired one leads to /sign-in, and from there back).
 */
export function useSessionGuard(): void {
  const user = useSession();
  const customer = useCurrentCustomer();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const place = useRef(location);
  useEffect(() => {
    place.current = location;
  }, [location]);

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
        if (why === 'expired') void navigate('/sign-in', { state: returnHere(place.current) });
      }),
    [client, navigate],
  );
}
