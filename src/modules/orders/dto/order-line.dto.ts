import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Allow, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/**
 * Names a line of the cart: product, colour and size. The rest of an order item may be sent along and is
 * not read: name, price and image always come from the database.
 */
export class OrderLineDto {
  /** The product's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c0' })
  @Matches(/^[0-9a-f]{24}$/, { message: 'productId must be an id of 24 hexadecimal digits' })
  productId: string;

  /** The colour's name; upper and lower case are equal. */
  @ApiProperty({ example: 'đen' })
  @IsString({ message: 'color must be a text' })
  @IsNotEmpty({ message: 'color must not be empty' })
  @MaxLength(100, { message: 'color is too long' })
  color: string;

  /** The size as a text. */
  @ApiProperty({ example: '42' })
  @IsString({ message: 'size must be a text' })
  @IsNotEmpty({ message: 'size must not be empty' })
  @MaxLength(20, { message: 'size is too long' })
  size: string;

  /** Not read here: increase and decrease go by one, remove takes the whole line. */
  @ApiPropertyOptional({ type: 'integer', example: 1 })
  @Allow()
  quantity?: number;

  /** Not read: the name comes from the database. */
  @ApiPropertyOptional({ type: String, example: 'Hẻm Nhỏ' })
  @Allow()
  name?: string;

  /** Not read: the price comes from the database. */
  @ApiPropertyOptional({ type: String, example: '2390000' })
  @Allow()
  price?: string;

  /** Not read: the image comes from the database. */
  @ApiPropertyOptional({ type: String, example: '/media/shoes/hem-nho/den/three-quarter-960.webp' })
  @Allow()
  image?: string;

  /** Not read: what is in stock comes from the database. */
  @ApiPropertyOptional({ type: 'integer', example: 7 })
  @Allow()
  available?: number;
}

/** An order item to add: the line and how many pairs. */
export class AddOrderItemDto extends OmitType(OrderLineDto, ['quantity']) {
  /** How many pairs to add; a line that is already in the cart grows by this many. */
  @ApiProperty({ type: 'integer', example: 1, minimum: 1 })
  @IsInt({ message: 'quantity must be a whole number' })
  @Min(1, { message: 'quantity must be at least 1' })
  @Max(100_000, { message: 'quantity must be at most 100000' })
  quantity: number;
}
