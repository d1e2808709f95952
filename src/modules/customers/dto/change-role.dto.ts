import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** The roles that a manager gives (rule R6). */
const GIVEN_ROLES = ['client', 'admin'] as const;

/** What a customer shall be. */
export class ChangeRoleDto {
  /** `client` or `admin`; nobody is made a manager. */
  @ApiProperty({ enum: GIVEN_ROLES, example: 'admin' })
  @IsIn(GIVEN_ROLES, { message: `role must be one of ${GIVEN_ROLES.join(', ')}` })
  role: (typeof GIVEN_ROLES)[number];
}
