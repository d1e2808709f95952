import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';

function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** Who receives the order, and where. */
export class AddInformationDto {
  /** The receiver's full name. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  @Transform(trimmed)
  @MaxLength(120, { message: 'name must be at most 120 characters' })
  @IsNotEmpty({ message: 'name is required' })
  @IsString({ message: 'name must be a text' })
  name: string;

  /** The receiver's phone number: 10 to 12 digits. */
  @ApiProperty({ example: '0901234567' })
  @Transform(trimmed)
  @Matches(/^\d{10,12}$/, { message: 'Enter valid Phone Number.' })
  phone: string;

  /** Where the order goes. */
  @ApiProperty({ example: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh' })
  @Transform(trimmed)
  @Matches(/^(?!unknown$)/i, { message: 'address is required' })
  @MaxLength(300, { message: 'address must be at most 300 characters' })
  @IsNotEmpty({ message: 'address is required' })
  @IsString({ message: 'address must be a text' })
  address: string;
}

/** The saved receiver of an order. */
export class InformationDto {
  /** The receiver's full name. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  name: string;

  /** The receiver's phone number. */
  @ApiProperty({ example: '0901234567' })
  phone: string;

  /** Where the order goes. */
  @ApiProperty({ example: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh' })
  address: string;
}
