import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isStatus } from '../lib/api-error';
import { removePrivateData } from '../state/cache-rules';
import { useCurrentCustomer } from '../state/customer';
import { returnHere } from '../state/return-path';
import { endSession, onSessionEnd, useSession } from '../state/session';

/**
 * Checks the stored login at the start (rule A18), and reacts to the end of a session: private data is removed, and
 * an expired session leads to /sign-in and back (rule A17).
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

  const id = user?._id;
  useEffect(() => {
    // Should the code not come, the next page has them.
    if (id) void import('../state/account-favourites').then((file) => file.joinFavourites()).catch(() => {});
  }, [id]);

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
        removePrivateData(client);
        if (why === 'expired') void navigate('/sign-in', { state: returnHere(place.current) });
      }),
    [client, navigate],
  );
}
