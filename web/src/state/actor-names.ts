import { useQueries } from '@tanstack/react-query';
import { getGetCustomerQueryOptions } from '../api/generated/customers/customers';
import { fullName } from '../lib/text';

/**
 * The names of the accounts behind changes, for staff.
 *
 * @returns an account's name by its id; undefined while it loads, after a failure, and for a deleted account
 */
export function useActorNames(changes: readonly { actorId: string | null }[]) {
  const ids = [...new Set(changes.flatMap(({ actorId }) => actorId ?? []))];
  const actors = useQueries({ queries: ids.map((id) => getGetCustomerQueryOptions(id)) });
  return (id: string | null): string | undefined => {
    const actor = id === null ? undefined : actors[ids.indexOf(id)]?.data;
    return actor && fullName(actor);
  };
}
