import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access';
import { ApiErrors, type ErrorCases } from '../../common/errors/api-errors.decorator';
import { PageQueryDto } from '../../common/list-query.dto';
import { AuditEventsService } from './audit-events.service';
import { AuditEventDto, AuditEventListDto } from './dto/audit-event.dto';

const ERRORS: ErrorCases = {
  400: { errors: { page: 'page must be a whole number from 1.' } },
  404: { meaning: 'There never was such a product.', message: 'There is no such product.' },
};

@ApiTags('Products')
@Roles('manager')
@Controller('v1/products/:id/audit-events')
export class ProductAuditEventsController {
  constructor(private readonly audit: AuditEventsService) {}

  @Get()
  @ApiOperation({
    summary: 'List the audit events of a product (manager)',
    description:
      'For managers, newest first: who added, edited, deleted or restored the product or corrected its ' +
      'stock, when and from which network address. Events are kept for 400 days, also after the product was ' +
      'deleted.',
  })
  @ApiParam({ name: 'id', description: 'The product’s id.', example: '673f1c2a9b04d5e6f7a81c32' })
  @ApiOkResponse({ type: AuditEventListDto, description: 'One page of events and the number of all.' })
  @ApiErrors(401, 403, ERRORS)
  async listProductAuditEvents(
    @Param('id') id: string,
    @Query() query: PageQueryDto,
  ): Promise<AuditEventListDto> {
    const { events, total } = await this.audit.ofProduct(id, query);
    return { events: events.map((event) => AuditEventDto.from(event)), total };
  }
}
