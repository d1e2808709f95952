import { httpError, errorMessage, type Refusal } from '../common/refusals/refusal';
import type { AuthenticatedUser } from './authenticated-user';

/** The error for a person who does not exist, or whom the caller may not see. */
export function noSuchCustomer(): Refusal {
  return httpError(404, 'customer.unknown');
}

/**
 * Allows only the customer themselves.
 * @throws Refusal (404) for another client, from whom the customer is hidden
 * @throws Refusal (403) for staff, who may see the data but not do this
 */
export function assertSelf(id: string, user: AuthenticatedUser): void {
  if (id === user._id) return;
  if (user.role === 'client') throw noSuchCustomer();
  throw httpError(403, 'customer.not-self');
}

/** Documents the errors of {@link assertSelf}. */
export const SELF_ERRORS = {
  403: {
    meaning:
      'The account belongs to someone else, and the caller is staff: only the account’s owner may do this.',
    message: errorMessage('customer.not-self'),
  },
  404: {
    meaning: 'The customer does not exist, or the caller is a client and not this customer.',
    message: errorMessage('customer.unknown'),
  },
};
