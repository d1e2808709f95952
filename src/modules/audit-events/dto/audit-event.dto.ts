import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction } from '../../../audit/audit-actions';
import type { AuditEventView } from '../audit-events.service';

/** Who did it. */
export class AuditActorDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c4' })
  _id: string;

  /** The name today; `Deleted account` when the person’s data was erased. */
  @ApiProperty({ example: 'Shop Manager' })
  name: string;
}

/** One thing that was done to an account or a product. */
export class AuditEventDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9d0' })
  _id: string;

  /** What was done. */
  @ApiProperty({ enum: AUDIT_ACTIONS, example: 'account-role-changed' })
  action: AuditAction;

  /** Who did it; null for a caller who was not signed in. */
  @ApiProperty({ type: AuditActorDto, nullable: true })
  actor: AuditActorDto | null;

  /** The network address of the call; null when the shop itself did it. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;

  /** When. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  at: string;

  /** What else there is to say, as texts; ids stand for people. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { from: 'client', to: 'admin' },
  })
  details: Record<string, string>;

  /** Gives an event the shape it has on the wire. */
  static from({
    id,
    action,
    actorId,
    actorName,
    address,
    createdAt,
    details,
  }: AuditEventView): AuditEventDto {
    const actor = actorId === null ? null : { _id: actorId, name: actorName ?? '' };
    return { _id: id, action, actor, address, at: createdAt.toISOString(), details };
  }
}

export class AuditEventListDto {
  /** The events of this page, newest first. */
  @ApiProperty({ type: () => [AuditEventDto] })
  events: AuditEventDto[];

  /** How many there are in all, whatever the page. */
  @ApiProperty({ type: 'integer', example: 17 })
  total: number;
}
