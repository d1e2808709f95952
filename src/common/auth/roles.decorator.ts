import { SetMetadata } from '@nestjs/common';
import type { Role } from './role';

export const REQUIRED_ROLES = 'requiredRoles';

/** Lets only these roles through; anyone else who is signed in gets 403. */
export function Roles(...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator {
  return SetMetadata(REQUIRED_ROLES, roles);
}
