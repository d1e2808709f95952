import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '../../../common/language';
import { describeDevice } from '../device';
import type { Session } from '../session.entity';

/** A device on which a person is signed in. */
export class SessionDto {
  /** The sign-in's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c3' })
  _id: string;

  /** Browser and system in words, as the device names itself. */
  @ApiProperty({ example: 'Chrome on Windows' })
  device: string;

  /** The network address of the last login or refresh; null for sign-ins from before it was stored. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;

  /** When the person signed in. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:15:00.000Z' })
  createdAt: string;

  /** When the device last refreshed its tokens, which it does every 15 minutes in use. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T09:00:00.000Z' })
  lastUsedAt: string;

  /** When it expires without further use: 30 days after the last use, at most 90 days after the login. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-12-22T09:00:00.000Z' })
  expiresAt: string;

  /** True for the sign-in that makes this call. */
  @ApiProperty({ type: Boolean, example: true })
  isCurrent: boolean;

  /**
   * Maps a sign-in to its response.
   * @param currentId the sign-in that makes this call
   * @param language of the device's description
   */
  static from(session: Session, currentId: string, language: Language): SessionDto {
    const { id, userAgent, address, createdAt, rotatedAt, expiresAt } = session;
    return {
      ...{ _id: id, device: describeDevice(userAgent, language), address },
      createdAt: createdAt.toISOString(),
      lastUsedAt: (rotatedAt ?? createdAt).toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === currentId,
    };
  }
}

/** All devices with a sign-in. */
export class SessionListDto {
  /** The sign-ins, the last used first. */
  @ApiProperty({ type: () => [SessionDto] })
  sessions: SessionDto[];

  /** The number of sign-ins. */
  @ApiProperty({ type: 'integer', example: 1 })
  total: number;
}
