import { ApiProperty } from '@nestjs/swagger';
import type { CustomerView } from '../customer-view';
import { CustomerDto } from './customer.dto';

/** One page of customers. */
export class CustomerListDto {
  /** The customers of this page. */
  @ApiProperty({ type: () => [CustomerDto] })
  customers: CustomerDto[];

  /** How many customers match in all, whatever the page. */
  @ApiProperty({ type: 'integer', example: 40 })
  total: number;

  /** Gives a page the shape it has on the wire. */
  static from({ customers, total }: { customers: CustomerView[]; total: number }): CustomerListDto {
    return { customers: customers.map((customer) => CustomerDto.from(customer)), total };
  }
}
