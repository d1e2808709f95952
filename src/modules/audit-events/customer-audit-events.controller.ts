import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access';
import { ApiErrors, type ErrorCases } from '../../common/errors/api-errors.decorator';
import { PageQueryDto } from '../../common/list-query.dto';
import { AuditEventsService } from './audit-events.service';
import { AuditEventDto, AuditEventListDto } from './dto/audit-event.dto';

const ERRORS: ErrorCases = {
  400: { errors: { page: 'page must be a whole number from 1.' } },
  404: { meaning: 'There never was such a customer.', message: 'There is no such customer.' },
};

@ApiTags('Customers')
@Roles('manager')
@Controller('v1/customers/:id/audit-events')
export class CustomerAuditEventsController {
  constructor(private readonly audit: AuditEventsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the audit events of an account (manager)',
    description:
      'For managers, newest first: who did what to the account, when and from which network address. Events ' +
      'are changes of its role, e-mail address and password, failed or blocked sign-ins (the first from an ' +
      'address in an hour), exports and deletions. They are kept for 400 days, also after the account was ' +
      'deleted.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiOkResponse({ type: AuditEventListDto, description: 'One page of events and the number of all.' })
  @ApiErrors(401, 403, ERRORS)
  async listCustomerAuditEvents(
    @Param('id') id: string,
    @Query() query: PageQueryDto,
  ): Promise<AuditEventListDto> {
    const { events, total } = await this.audit.ofCustomer(id, query);
    return { events: events.map((event) => AuditEventDto.from(event)), total };
  }
}
