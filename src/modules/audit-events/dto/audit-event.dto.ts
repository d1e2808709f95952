import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTIONS, type AuditAction, type AuditEvent } from '../../../audit/audit-event.entity';

/** The author of an event. */
export class AuditActorDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c4' })
  _id: string;

  /** Current name; `Deleted account` when the person's data was erased. */
  @ApiProperty({ example: 'Shop Manager' })
  name: string;
}

/** An event of an account or a product. */
export class AuditEventDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9d0' })
  _id: string;

  /** The action. */
  @ApiProperty({ enum: AUDIT_ACTIONS, example: 'account-role-changed' })
  action: AuditAction;

  /** The author; null for a visitor. */
  @ApiProperty({ type: AuditActorDto, nullable: true })
  actor: AuditActorDto | null;

  /** The network address of the call; null for the shop itself. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;

  /** When it happened. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  at: string;

  /** Further data as texts, with ids instead of names. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { from: 'client', to: 'admin' },
  })
  details: Record<string, string>;

  /**
   * Maps an event to its response.
   * @param actorName the author's present name
   */
  static from(event: AuditEvent, actorName: string): AuditEventDto {
    const { id, action, actorId, address, createdAt, details } = event;
    const actor = actorId === null ? null : { _id: actorId, name: actorName };
    return { _id: id, action, actor, address, at: createdAt.toISOString(), details };
  }
}

export class AuditEventListDto {
  /** The events of this page, newest first. */
  @ApiProperty({ type: () => [AuditEventDto] })
  events: AuditEventDto[];

  /** The number of all events. */
  @ApiProperty({ type: 'integer', example: 17 })
  total: number;
}
