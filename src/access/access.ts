import {
  applyDecorators,
  SetMetadata,
  createParamDecorator,
  Injectable,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Language } from '../common/language';
import { httpError, errorMessage, type Refusal } from '../common/refusals/refusal';

/** What an account may be. A visitor has no role (rule R1). */
export const ROLES = ['client', 'admin', 'manager'] as const;

export type Role = (typeof ROLES)[number];

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
  /** The language in which they last signed up, signed in or ordered; null when it is not known. */
  readonly language: Language | null;
}

export const IS_PUBLIC = 'isPublic';

/** Skips the guard: the route checks the token itself, which may have expired. OpenAPI shows the route as protected. */
export function Unguarded(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, true));
}

/** Opens a route (or a whole controller) to visitors. Without it every route needs a bearer token. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(Unguarded(), ApiSecurity({}));
}

export const REQUIRED_ROLES = 'requiredRoles';

/** Lets only these roles through; other signed-in people get 403. */
export function Roles(...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator {
  return SetMetadata(REQUIRED_ROLES, roles);
}

/** Gives a controller's parameter the {@link AuthenticatedUser} who is calling (undefined on a public route). */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser | undefined =>
    context.switchToHttp().getRequest<{ user?: AuthenticatedUser }>().user,
);

/** What is answered for a person who does not exist, or whom the caller may not see. */
export function noSuchCustomer(): Refusal {
  return httpError(404, 'customer.unknown');
}

/**
 * Lets only the customer themself go on.
 * @throws Refusal (404) for another client, to whom the customer does not exist
 * @throws Refusal (403) for staff, who may see but not do it
 */
export function assertSelf(id: string, user: AuthenticatedUser): void {
  if (id === user._id) return;
  if (user.role === 'client') throw noSuchCustomer();
  throw httpError(403, 'customer.not-self');
}

/** How a call documents what {@link assertSelf} throws. */
export const SELF_ERRORS = {
  403: {
    meaning: 'The account is another person’s, and the caller is staff: only customers themselves do this.',
    says: errorMessage('customer.not-self'),
  },
  404: {
    meaning: 'There is no such customer; to a client, other customers do not exist.',
    says: errorMessage('customer.unknown'),
  },
};

/**
 * Guards every route: first who is calling (401), then whether their role may (403).
 * The `jwt` strategy belongs to the auth module; it asks the database on every call.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, targets)) return true;

    await super.canActivate(context);

    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(REQUIRED_ROLES, targets);
    const user = context.switchToHttp().getRequest<{ user: AuthenticatedUser }>().user;
    if (roles && !roles.includes(user.role)) {
      throw httpError(403, user.lacksSecondFactor ? 'second-factor-setup-required' : 'role.forbidden');
    }
    return true;
  }

  override handleRequest<TUser>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw httpError(401, 'sign-in.required');
    return user;
  }
}
