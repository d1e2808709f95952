import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { AnyOf, OneOf, PageQueryDto, SearchText } from '../../../common/list-query.dto';
import { ORDER_SORTS, type OrderSort } from '../order-filter';
import { STAFF_STATUSES, type StaffStatus } from '../order-status';

/** As long as the longest e-mail address. */
const MAX_SEARCH_LENGTH = 254;

/** What narrows the list of orders. */
export class OrderFilterQueryDto {
  /**
   * Words that must all be found: in the receiver's name without accents or the customer's e-mail address,
   * as a phone number, its beginning or its last digits, or as the beginning of an order number: `minh anh`,
   * `4567`, `#673f`.
   */
  @SearchText(MAX_SEARCH_LENGTH)
  search?: string;

  /** Any of pending, delivering, completed, canceled, joined by commas: `pending,delivering`. */
  @ApiPropertyOptional({ type: String })
  @AnyOf('status', STAFF_STATUSES)
  status?: StaffStatus[];
}

/** One page of the narrowed, sorted list of orders. */
export class ListOrdersQueryDto extends IntersectionType(PageQueryDto, OrderFilterQueryDto) {
  /** `newest` and `oldest` by when the order was placed, `high-low` and `low-high` by its total. */
  @ApiPropertyOptional({ enum: ORDER_SORTS, default: 'newest' })
  @IsOptional()
  @OneOf('sort', ORDER_SORTS)
  sort?: OrderSort;
}
