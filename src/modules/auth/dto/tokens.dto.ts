import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** The two tokens of a sign-in. */
export class TokensDto {
  /** Access token: a JWT with `userId` and `role`, valid 15 minutes, sent as `Authorization: Bearer …`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOiI2NmYwIn0.c2lnbmF0dXJl' })
  token: string;

  /** Refresh token: opaque, valid 30 days, for one use. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c3.Q3VydmVk.bm90LWEtcmVhbC10b2tlbg' })
  refreshToken: string;
}

/** The refresh token to exchange. */
export class RefreshTokenDto {
  /** The refresh token of the last answer. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c3.Q3VydmVk.bm90LWEtcmVhbC10b2tlbg' })
  @MaxLength(512, { message: 'refreshToken is too long' })
  @IsNotEmpty({ message: 'refreshToken must not be empty' })
  @IsString({ message: 'refreshToken must be a text' })
  refreshToken: string;
}
