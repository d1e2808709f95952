import { useQueryClient } from '@tanstack/react-query';
import { getGetCustomerQueryKey } from '../api/generated/customers/customers';
import type { CustomerDto } from '../api/generated/model';
import { getListSessionsQueryKey } from '../api/generated/sign-in/sign-in';
import { replaceCached } from './replace-cached';

/** Changes the customer's cached copy, or marks it as out of date after an action. */
export function useCustomerCache() {
  const client = useQueryClient();
  return {
    set: (customer: CustomerDto) => replaceCached(client, getGetCustomerQueryKey(customer._id), customer),
    /** The devices too: a new password, e-mail address, phone or second factor ends the other sign-ins. */
    invalidate: (id: string) =>
      Promise.all([
        client.invalidateQueries({ queryKey: getGetCustomerQueryKey(id) }),
        client.invalidateQueries({ queryKey: getListSessionsQueryKey(id) }),
      ]),
  };
}
