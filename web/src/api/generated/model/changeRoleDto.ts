/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChangeRoleDtoRole } from './changeRoleDtoRole';

export interface ChangeRoleDto {
  /** `client` or `admin`; no account becomes a manager. */
  role: ChangeRoleDtoRole;
}
