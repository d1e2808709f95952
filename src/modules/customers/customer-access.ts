import { BadRequestException, ForbiddenException, NotFoundException } from '@nestjs/common';
import type { AuthenticatedUser } from '../../common/access';
import type { FieldErrors } from './customer-rules';

/** What is answered for someone who is not there, or not to be seen by the caller. */
export function noSuchCustomer(): NotFoundException {
  return new NotFoundException('There is no such customer.');
}

/**
 * Lets only the customer themself go on.
 * @throws NotFoundException for another client, to whom the customer does not exist
 * @throws ForbiddenException for staff, who may see but not do it
 */
export function assertSelf(id: string, user: AuthenticatedUser): void {
  if (id === user._id) return;
  if (user.role === 'client') throw noSuchCustomer();
  throw new ForbiddenException('Only the customer themself may do this.');
}

/**
 * Returns only if no field is wrong.
 * @throws BadRequestException with all the messages, each on its field
 */
export function throwIfInvalid(errors: FieldErrors): void {
  const messages = Object.values(errors);
  if (messages.length === 0) return;
  const sentences = messages.map((message) => (message.endsWith('.') ? message : `${message}.`));
  throw new BadRequestException({ message: sentences.join(' '), errors });
}
