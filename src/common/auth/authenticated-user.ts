import type { Role } from './role';

/** Who is calling, as read from the database for this very request: never what a token claims. */
export interface AuthenticatedUser {
  readonly _id: string;
  readonly role: Role;
  readonly sessionId: string;
}
