/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChangeRoleDtoRole } from './changeRoleDtoRole';

export interface ChangeRoleDto {
  /** `client` or `admin`; nobody is made a manager. */
  role: ChangeRoleDtoRole;
}
