import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IfGiven } from '../../../common/dto-fields';
import { STAFF_STATUSES, type StaffStatus } from '../order-status';

/** The status an order shall have. */
export class UpdateOrderStatusDto {
  /** The new status. */
  @ApiProperty({ enum: STAFF_STATUSES, example: 'delivering' })
  @IsIn(STAFF_STATUSES, { message: `status must be one of ${STAFF_STATUSES.join(', ')}` })
  status: StaffStatus;

  /** The status that staff saw; a 409 tells that the order has come to another one meanwhile. */
  @ApiPropertyOptional({ enum: STAFF_STATUSES, example: 'pending' })
  @IfGiven()
  @IsIn(STAFF_STATUSES, { message: `statusBefore must be one of ${STAFF_STATUSES.join(', ')}` })
  statusBefore?: StaffStatus;
}
