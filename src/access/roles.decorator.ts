import { SetMetadata } from '@nestjs/common';
import type { Role } from './role';

export const REQUIRED_ROLES = 'requiredRoles';

/** Allows only these roles; other signed-in people get 403. */
export function Roles(...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator {
  return SetMetadata(REQUIRED_ROLES, roles);
}
