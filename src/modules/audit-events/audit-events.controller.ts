import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../access/roles.decorator';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { errorMessage } from '../../common/refusals/refusal';
import { PageQueryDto } from '../../http/list-query.dto';
import { AuditEventsService } from './audit-events.service';
import { AuditEventListDto, ListedAuditEventsDto } from './dto/audit-event.dto';
import { ListAuditEventsQueryDto } from './dto/audit-events-query.dto';

const errorsOf = (subject: 'customer' | 'product'): ErrorCases => ({
  400: { errors: { page: errorMessage('page.invalid') } },
  404: { meaning: `There never was such a ${subject}.`, message: errorMessage(`${subject}.unknown`) },
});

@ApiTags('Audit trail')
@Roles('manager')
@Controller('v1')
export class AuditEventsController {
  constructor(private readonly audit: AuditEventsService) {}

  @Get('audit-events')
  @ApiOperation({
    summary: 'List the audit events of everything (manager)',
    description:
      'For managers, newest first: who did what to which account or product, when and from which network ' +
      'address. Filters narrow it by what the events are about, by action, author and day. Events are kept for ' +
      '400 days.',
  })
  @ApiOkResponse({ type: ListedAuditEventsDto, description: 'One page of events and the number of all.' })
  @ApiErrors(401, 403, { 400: { errors: { from: errorMessage('field.no-day', { field: 'from' }) } } })
  listAuditEvents(@Query() query: ListAuditEventsQueryDto): Promise<ListedAuditEventsDto> {
    return this.audit.listAll(query);
  }

  @Get('customers/:id/audit-events')
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
  @ApiErrors(401, 403, errorsOf('customer'))
  listCustomerAuditEvents(@Param('id') id: string, @Query() query: PageQueryDto): Promise<AuditEventListDto> {
    return this.audit.ofCustomer(id, query);
  }

  @Get('products/:id/audit-events')
  @ApiOperation({
    summary: 'List the audit events of a product (manager)',
    description:
      'For managers, newest first: who added, edited, deleted or restored the product or corrected its ' +
      'stock, when and from which network address. Events are kept for 400 days, also after the product was ' +
      'deleted.',
  })
  @ApiParam({ name: 'id', description: 'The product’s id.', example: '673f1c2a9b04d5e6f7a81c32' })
  @ApiOkResponse({ type: AuditEventListDto, description: 'One page of events and the number of all.' })
  @ApiErrors(401, 403, errorsOf('product'))
  listProductAuditEvents(@Param('id') id: string, @Query() query: PageQueryDto): Promise<AuditEventListDto> {
    return this.audit.ofProduct(id, query);
  }
}
