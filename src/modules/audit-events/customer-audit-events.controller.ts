import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/auth/roles.decorator';
import { ApiErrors, type ErrorCases } from '../../common/errors/api-errors.decorator';
import { ListQuery, PageQueryDto } from '../../common/list-query.dto';
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
    summary: 'List what was done to an account (manager)',
    description:
      'For managers: who did what to the account, when and from which network address, newest first: changes ' +
      'of its role, its e-mail address and its password, sign-ins that failed or were blocked (the first from ' +
      'an address in an hour), exports, deletions. Events are kept 400 days; those of a deleted account can ' +
      'still be read.',
  })
  @ApiParam({ name: 'id', description: 'The customer’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  @ApiOkResponse({ type: AuditEventListDto, description: 'One page of events and the number of all.' })
  @ApiErrors(401, 403, ERRORS)
  async listCustomerAuditEvents(
    @Param('id') id: string,
    @ListQuery() query: PageQueryDto,
  ): Promise<AuditEventListDto> {
    const { events, total } = await this.audit.ofCustomer(id, query);
    return { events: events.map((event) => AuditEventDto.from(event)), total };
  }
}
