import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { IsEmailAddress, RequiredText } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import type { SizeWait } from '../size-wait.entity';

/** Identifies a size of a colour of a product. */
export class SizeKeyDto {
  /** The product's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  @Matches(/^[0-9a-f]{24}$/, withMessage('field.no-id', { field: 'productId' }))
  productId: string;

  /** Name of the colour; case is ignored. */
  @RequiredText({ example: 'đen', maxLength: 100 }, 'field.too-long')
  color: string;

  /** EU size as text. */
  @RequiredText({ example: '42', maxLength: 20 }, 'field.too-long')
  size: string;
}

/** A size, and the visitor who waits for it. */
export class VisitorWaitDto extends SizeKeyDto {
  /** Address for the confirmation link and later the mail; case is ignored. */
  @ApiProperty({ type: String, format: 'email', example: 'minh.anh@example.com', maxLength: 254 })
  @MaxLength(254, withMessage('field.characters', { field: 'email', most: 254 }))
  @IsEmailAddress(withMessage('email.invalid'))
  @IsNotEmpty(withMessage('email.missing'))
  @IsString(withMessage('field.no-text', { field: 'email' }))
  email: string;
}

/** A link that was mailed to a visitor. */
export class ConfirmWaitDto {
  /** The `token` parameter of the link. */
  @ApiProperty({ example: 'bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU', maxLength: 512 })
  @MaxLength(512, withMessage('field.too-long', { field: 'token' }))
  @IsString(withMessage('field.no-text', { field: 'token' }))
  token: string;
}

/** A person's wait for a sold-out size. */
export class SizeWaitDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9e0' })
  _id: string;

  /** The product's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  productId: string;

  /** Current name of the colour, even if it was renamed after the request. */
  @ApiProperty({ example: 'đen' })
  color: string;

  /** EU size as text. */
  @ApiProperty({ example: '42' })
  size: string;

  /** Time of the request. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  /**
   * Maps a wait to its response.
   * @param color current name of its colour
   */
  static from(this: void, { id, productId, size, createdAt }: SizeWait, color: string): SizeWaitDto {
    return { _id: id, productId, color, size, createdAt: createdAt.toISOString() };
  }
}

/** A visitor's wait that was just confirmed, with its shoe. */
export class ConfirmedWaitDto extends SizeWaitDto {
  /** The product's name. */
  @ApiProperty({ example: 'Hẻm Nhỏ' })
  name: string;

  /** Last part of the product's address: `/product/hem-nho`. */
  @ApiProperty({ example: 'hem-nho' })
  slug: string;
}

/** The sizes that a customer waits for. */
export class SizeWaitListDto {
  /** The open waits, oldest first. */
  @ApiProperty({ type: () => [SizeWaitDto] })
  waits: SizeWaitDto[];
}
