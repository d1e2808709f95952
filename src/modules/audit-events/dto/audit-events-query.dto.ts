import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from '../../../audit/audit-event.entity';
import { isCalendarDate } from '../../../common/shop-time';
import { AnyOf, filled, PageQueryDto } from '../../../http/list-query.dto';
import { withMessage } from '../../../http/errors/with-message';

/** The id of an account or a product. */
function Id(field: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern: '^[0-9a-f]{24}$' }),
    IsOptional(),
    Transform(filled),
    Matches(/^[0-9a-f]{24}$/, withMessage('field.no-id', { field })),
  );
}

/** A day, `YYYY-MM-DD`. */
function Day(field: string): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date' }),
    IsOptional(),
    Transform(filled),
    ValidateBy({ name: 'isDay', validator: { validate } }, withMessage('field.no-day', { field })),
  );
}

/** One page of the narrowed list of all audit events. */
export class ListAuditEventsQueryDto extends PageQueryDto {
  /** What the events are about: any of account, product, joined by commas. */
  @AnyOf('subject', AUDIT_SUBJECTS)
  subject?: AuditSubject[];

  /** Any of the actions, joined by commas: `account-role-changed,product-edited`. */
  @AnyOf('action', AUDIT_ACTIONS)
  action?: AuditAction[];

  /** Only events of this author. */
  @Id('actorId')
  actorId?: string;

  /** Only events of this account or product. */
  @Id('subjectId')
  subjectId?: string;

  /** The first day, in the shop’s time zone: `2026-11-01`. */
  @Day('from')
  from?: string;

  /** The last day, in the shop’s time zone: `2026-11-30`. */
  @Day('to')
  to?: string;
}
