import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../../../http/errors/with-message';

/** What uploaded pictures show; their addresses are made from it. */
export class UploadQueryDto {
  /** The name of the product. */
  @ApiProperty({ example: 'Hẻm Nhỏ', maxLength: 150 })
  @MaxLength(150, withMessage('field.longer', { field: 'productName', most: 150 }))
  @IsNotEmpty(withMessage('upload.product-name'))
  @IsString(withMessage('upload.product-name'))
  productName: string;

  /** The name of the colour: `đen`. */
  @ApiPropertyOptional({ maxLength: 60 })
  @MaxLength(60, withMessage('field.longer', { field: 'productColor', most: 60 }))
  @IsString(withMessage('upload.color-name'))
  @IsOptional()
  productColor?: string;
}

/** What the pictures of a colour show: they need its name. */
export class UploadArrayQueryDto extends OmitType(UploadQueryDto, ['productColor']) {
  /** The name of the colour. */
  @ApiProperty({ example: 'đen', maxLength: 60 })
  @MaxLength(60, withMessage('field.longer', { field: 'productColor', most: 60 }))
  @IsNotEmpty(withMessage('upload.color-name'))
  @IsString(withMessage('upload.color-name'))
  productColor: string;
}

/** What an uploaded model shows. */
export class UploadModelQueryDto extends OmitType(UploadQueryDto, ['productColor']) {}

/** A form with one model. */
export class UploadModelDto {
  /** A GLB of at most 2 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

/** Where an uploaded model lies. */
export class UploadedModelDto {
  /** Its address. */
  @ApiProperty({ example: '/uploads/hem-nho-5f0c9d3be1a24c7790aa41d2.glb' })
  path: string;
}

/** A form with one picture. */
export class UploadSingleDto {
  /** A JPEG, PNG, WebP or AVIF of at most 8 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

/** A form with several pictures. */
export class UploadArrayDto {
  /** One to six pictures, each a JPEG, PNG, WebP or AVIF of at most 8 MB. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 6 })
  files: unknown[];
}

/** Where an uploaded picture lies. */
export class UploadedPictureDto {
  /** The address of its larger size; the one for a card ends in `-480.webp` instead. */
  @ApiProperty({ example: '/uploads/hem-nho-den-5f0c9d3be1a24c7790aa41d2-960.webp' })
  path: string;
}

/** Where uploaded pictures lie. */
export class UploadedPicturesDto {
  /** The addresses of their larger sizes, in the order sent; those for a card end in `-480.webp` instead. */
  @ApiProperty({
    type: [String],
    example: ['/uploads/hem-nho-den-5f0c9d3be1a24c7790aa41d2-960.webp'],
  })
  paths: string[];
}
