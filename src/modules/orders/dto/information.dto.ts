import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { tidyText } from '../../../common/text';
import { IsPlainText } from '../../../common/dto-fields';

/** Longer than any field here, accents apart from their letters included: such a text is refused as it is. */
const LONGEST_TIDIED = 1000;

function tidied({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && value.length <= LONGEST_TIDIED ? tidyText(value) : value;
}

/** Who receives the order, and where. */
export class AddInformationDto {
  /** The receiver's full name. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  @Transform(tidied)
  @MaxLength(120, { message: 'name must be at most 120 characters' })
  @IsPlainText({ message: 'name is required' })
  @IsNotEmpty({ message: 'name is required' })
  @IsString({ message: 'name must be a text' })
  name: string;

  /** The receiver's phone number: 10 to 12 digits. */
  @ApiProperty({ example: '0901234567' })
  @Transform(tidied)
  @Matches(/^\d{10,12}$/, { message: 'Enter valid Phone Number.' })
  phone: string;

  /** Where the order goes. */
  @ApiProperty({ example: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh' })
  @Transform(tidied)
  @Matches(/^(?!unknown$)/i, { message: 'address is required' })
  @MaxLength(300, { message: 'address must be at most 300 characters' })
  @IsPlainText({ message: 'address is required' })
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
