import { ApiProperty } from '@nestjs/swagger';
import type { Mail } from '../mail.entity';

/** A mail that could not be sent. Its text is shown to no one but its recipient. */
export class FailingMailDto {
  /** The id, which the log names as well. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9e1' })
  _id: string;

  /** The e-mail address. */
  @ApiProperty({ example: 'thu.tran@example.com' })
  to: string;

  /** The subject, in the reader’s language; in both where none is known. */
  @ApiProperty({ example: 'Reset your password' })
  subject: string;

  /** When it was written. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  /** Why the last attempt failed, in codes of the mail server; null before the first. */
  @ApiProperty({ type: String, nullable: true, example: 'ESOCKET CONN' })
  problem: string | null;

  /** When the shop tries to send it again; null when it no longer does so by itself. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T05:20:00.000Z' })
  nextAttemptAt: string | null;

  static from({ id, recipient, subject, createdAt, problem, nextAttemptAt }: Mail): FailingMailDto {
    return {
      ...{ _id: id, to: recipient, subject, problem },
      createdAt: createdAt.toISOString(),
      nextAttemptAt: nextAttemptAt && nextAttemptAt.toISOString(),
    };
  }
}

export class FailingMailListDto {
  /** At most 20 mails, the newest first. */
  @ApiProperty({ type: () => [FailingMailDto] })
  mails: FailingMailDto[];

  /** The number of all of them. */
  @ApiProperty({ type: 'integer', example: 1 })
  total: number;
}
