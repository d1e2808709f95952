import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors } from '../../http/errors/api-errors.decorator';
import { CUSTOMER_ID } from './customer-id';
import { CustomersService } from './customers.service';
import { NO_CUSTOMER } from './dto/customer-errors';
import { CustomerDto } from './dto/customer.dto';

@ApiTags('Customers')
@Controller('v1/customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Get(':id')
  @ApiOperation({
    summary: 'Get one customer with their orders',
    description:
      'For the customer and for staff; other callers get 404. The orders are sorted newest first and include the cart.',
  })
  @ApiParam(CUSTOMER_ID)
  @ApiOkResponse({ type: CustomerDto, description: 'The customer.' })
  @ApiErrors(401, NO_CUSTOMER)
  getCustomer(@Param('id') id: string, @CurrentUser() user: AuthenticatedUser): Promise<CustomerDto> {
    return this.customers.readCustomer(id, user);
  }
}
