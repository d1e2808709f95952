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

/** The role of an account. Visitors have none (rule R1). */
export const ROLES = ['client', 'admin', 'manager'] as const;

export type Role = (typeof ROLES)[number];

/** The caller, as read from the database for this request, not from the token's claims. */
export interface AuthenticatedUser {
  readonly _id: string;
  /** The current permissions: a client's while a staff account lacks a required second factor. */
  readonly role: Role;
  readonly lacksSecondFactor: boolean;
  readonly sessionId: string;
  /** The network address of this request, for the audit trail. */
  readonly ip: string;
  readonly profile: Profile;
}

/** The caller's own data, read with the account because every order needs it. */
export interface Profile {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** The language of the last sign-up, sign-in or order; null when unknown. */
  readonly language: Language | null;
}

export const IS_PUBLIC = 'isPublic';

/**
 * Skips the guard: the route checks the token itself, which may have expired. OpenAPI shows the route as
 * protected.
 */
export function Unguarded(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, true));
}

/** Opens a route or controller to visitors. Every other route requires a bearer token. */
export function Public(): MethodDecorator & ClassDecorator {
  return applyDecorators(Unguarded(), ApiSecurity({}));
}

export const REQUIRED_ROLES = 'requiredRoles';

/** Allows only these roles; other signed-in people get 403. */
export function Roles(...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator {
  return SetMetadata(REQUIRED_ROLES, roles);
}

/**
 * Injects the calling {@link AuthenticatedUser} into a controller's parameter (undefined on a public route).
 */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AuthenticatedUser | undefined =>
    context.switchToHttp().getRequest<{ user?: AuthenticatedUser }>().user,
);

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

/**
 * Guards every route: first authentication (401), then the role (403). The `jwt` strategy is in the auth
 * module and reads the account from the database on every call.
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
