/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditActorDto } from './auditActorDto';

/**
 * The author; null for a visitor.
 * @nullable
 */
export type AuditEventDtoActor = AuditActorDto | null;
