import { ApiProperty } from '@nestjs/swagger';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  subjectOf,
  type AuditAction,
  type AuditEvent,
  type AuditSubject,
} from '../../../audit/audit-event.entity';

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

/** What an event is about. */
export class AuditSubjectDto {
  /** An account or a product. */
  @ApiProperty({ enum: AUDIT_SUBJECTS, example: 'account' })
  kind: AuditSubject;

  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  _id: string;

  /** Present name; `Deleted account` or `Deleted product` when it is gone. */
  @ApiProperty({ example: 'Nguyễn Minh Anh' })
  name: string;
}

/** An event with what it is about. */
export class ListedAuditEventDto extends AuditEventDto {
  /** What it is about; null for a login name without an account. */
  @ApiProperty({ type: AuditSubjectDto, nullable: true })
  subject: AuditSubjectDto | null;

  /**
   * Maps an event to its response.
   * @param names the present names of its author and of what it is about
   */
  static of(event: AuditEvent, names: { actor: string; subject: string }): ListedAuditEventDto {
    const { subjectId, action } = event;
    const subject = subjectId && { kind: subjectOf(action), _id: subjectId, name: names.subject };
    return { ...AuditEventDto.from(event, names.actor), subject: subject || null };
  }
}

export class ListedAuditEventsDto {
  /** The events of this page, newest first. */
  @ApiProperty({ type: () => [ListedAuditEventDto] })
  events: ListedAuditEventDto[];

  /** The number of all. */
  @ApiProperty({ type: 'integer', example: 17 })
  total: number;
}
