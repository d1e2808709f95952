import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** The link from the message to a new e-mail address. */
export class ConfirmEmailDto {
  /** The `token` of the link. */
  @ApiProperty({ example: 'bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU', maxLength: 512 })
  @MaxLength(512, { message: 'token is too long' })
  @IsNotEmpty({ message: 'token must not be empty' })
  @IsString({ message: 'token must be a text' })
  token: string;
}
