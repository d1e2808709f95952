import { ForbiddenException, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { AuthenticatedUser } from './authenticated-user';
import { IS_PUBLIC } from './public.decorator';
import type { Role } from './role';
import { REQUIRED_ROLES } from './roles.decorator';

/** What staff are told where the shop demands a second factor of them (STAFF_2FA). */
export const SET_UP_FIRST = {
  code: 'second-factor-setup-required',
  message: 'Set up two-step sign-in in your profile first.',
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
      if (user.lacksSecondFactor) throw new ForbiddenException(SET_UP_FIRST);
      throw new ForbiddenException('You do not have permission to do this.');
    }
    return true;
  }

  override handleRequest<TUser>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new UnauthorizedException('Please sign in to continue.');
    return user;
  }
}
