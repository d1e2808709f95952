import { ApiProperty } from '@nestjs/swagger';
import { RequiredText, Tidied } from '../../../../http/dto-fields';
import type { OrderNote } from '../order-note.entity';

/** A note on an order, for staff alone. */
export class OrderNoteDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9d4' })
  _id: string;

  /** The id of who wrote it. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  actorId: string;

  /** What was written. */
  @ApiProperty({ example: 'Called: deliver after 6 pm.' })
  text: string;

  /** When. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  static from(this: void, { id, authorId, text, createdAt }: OrderNote): OrderNoteDto {
    return { _id: id, actorId: authorId, text, createdAt: createdAt.toISOString() };
  }
}

/** A new note. */
export class AddNoteDto {
  /** For colleagues; the customer never sees it. */
  @Tidied()
  @RequiredText({ maxLength: 500, example: 'Called: deliver after 6 pm.' })
  text: string;
}
