import type { Role } from './role';

/** Who is calling, as read from the database for this very request: never what a token claims. */
export interface AuthenticatedUser {
  readonly _id: string;
  /** What they may do now: that of a client as long as staff lack a second factor that the shop demands. */
  readonly role: Role;
  readonly lacksSecondFactor: boolean;
  readonly sessionId: string;
  /** The network address of this request, which the audit trail keeps. */
  readonly ip: string;
  readonly profile: Profile;
}

/** What a caller has said of themself; read along, since every placing of an order needs it. */
export interface Profile {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}
