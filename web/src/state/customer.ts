import { useGetCustomer } from '../api/generated/customers/customers';
import { useSession } from './session';

/** The signed-in customer with their orders; makes no call for a visitor. */
export function useCurrentCustomer(query?: { refetchOnMount: false }) {
  const user = useSession();
  return useGetCustomer(user?._id ?? '', { query: { ...query, enabled: user !== null } });
}
