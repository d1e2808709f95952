import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { httpError } from '../common/refusals/refusal';
import type { AuthenticatedUser } from './authenticated-user';
import { IS_PUBLIC } from './public.decorator';
import type { Role } from './role';
import { REQUIRED_ROLES } from './roles.decorator';

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
