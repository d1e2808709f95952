import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../common/access';
import { AnyOf, OneOf, PageQueryDto, SearchText } from '../../../common/list-query.dto';
import { CUSTOMER_SORTS, type CustomerSort } from '../customer-filter';

/** As long as the longest e-mail address. */
const MAX_SEARCH_LENGTH = 254;

/** One page of a narrowed, sorted list of customers. */
export class ListCustomersQueryDto extends PageQueryDto {
  /** Words of a name or an e-mail address, or how a phone number begins or ends: `minh anh`, `4567`. */
  @SearchText(MAX_SEARCH_LENGTH)
  search?: string;

  /** Any of client, admin, manager, joined by commas: `admin,manager`. */
  @ApiPropertyOptional({ type: String })
  @AnyOf('role', ROLES)
  role?: Role[];

  /** `newest` and `oldest` by the day of joining, `a-z` and `z-a` by name. */
  @ApiPropertyOptional({ enum: CUSTOMER_SORTS, default: 'newest' })
  @IsOptional()
  @OneOf('sort', CUSTOMER_SORTS)
  sort?: CustomerSort;
}
