import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, IsUrl, Matches, MaxLength, ValidateBy } from 'class-validator';
import { tidyAddress } from '../../../../common/text';
import { isTaxCode } from '../../../../config/tax-code';
import { IfGiven, IsEmailAddress, IsPlainText, Tidied } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';

/** The company, household or person whom an invoice names as the buyer. */
export class InvoiceBuyerDto {
  /** The registered name. */
  @ApiProperty({ type: String, maxLength: 200, example: 'Công ty TNHH Mai Linh' })
  @Tidied()
  @MaxLength(200, withMessage('field.characters', { field: 'company', most: 200 }))
  @IsPlainText()
  @IsNotEmpty(withMessage('field.required', { field: 'company' }))
  @IsString(withMessage('field.no-text', { field: 'company' }))
  company: string;

  /** The tax code: 10 digits, the same with a branch’s three (`0123456789-001`), or the 12 digits of a person’s number. */
  @ApiProperty({ type: String, maxLength: 14, example: '0100109106' })
  @Tidied((text) => text.replace(/[\s.]/g, ''))
  @ValidateBy(
    { name: 'isTaxCode', validator: { validate: (value) => typeof value === 'string' && isTaxCode(value) } },
    withMessage('invoice.tax-code'),
  )
  taxCode: string;

  /** The registered address. */
  @ApiProperty({ type: String, maxLength: 300, example: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh' })
  @Tidied(tidyAddress)
  @MaxLength(300, withMessage('field.characters', { field: 'address', most: 300 }))
  @IsPlainText()
  @IsNotEmpty(withMessage('field.required', { field: 'address' }))
  @IsString(withMessage('field.no-text', { field: 'address' }))
  address: string;

  /** Where the invoice is sent. */
  @ApiProperty({ type: String, maxLength: 254, example: 'ketoan@mailinh.vn' })
  @Tidied()
  @IsEmailAddress(withMessage('email.invalid'))
  email: string;
}

/** The invoice that was issued for an order. */
export class IssuedInvoiceDto {
  /** Its series and number, as the provider gave them. */
  @ApiProperty({ type: String, maxLength: 40, example: '1C26TAA-00000123' })
  @Tidied()
  @Matches(/^[A-Za-z0-9/._ -]+$/, withMessage('invoice.number'))
  @MaxLength(40, withMessage('field.characters', { field: 'number', most: 40 }))
  @IsNotEmpty(withMessage('field.required', { field: 'number' }))
  @IsString(withMessage('field.no-text', { field: 'number' }))
  number: string;

  /** Where the customer can read it; left out, it has no link. */
  @ApiPropertyOptional({ type: String, maxLength: 500, example: 'https://hoadon.example/tra-cuu/123' })
  @IfGiven()
  @MaxLength(500, withMessage('field.characters', { field: 'url', most: 500 }))
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true }, withMessage('invoice.url'))
  url?: string;
}
