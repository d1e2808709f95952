/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditActorDto } from './auditActorDto';

/**
 * Who did it; null for a caller who was not signed in.
 * @nullable
 */
export type AuditEventDtoActor = AuditActorDto | null;
