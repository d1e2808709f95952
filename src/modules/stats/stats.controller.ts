import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/current-user.decorator';
import { Public } from '../../access/public.decorator';
import { Roles } from '../../access/roles.decorator';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ApiErrors, type ErrorCases } from '../../http/errors/api-errors.decorator';
import { Etag } from '../../http/response-cache';
import { errorMessage } from '../../common/refusals/refusal';
import { TIME_SPANS } from '../../common/shop-time';
import { LowStockListDto } from '../products/inventory/dto/low-stock.dto';
import {
  ChartQueryDto,
  CountQueryDto,
  CustomerChartDto,
  OrderChartDto,
  QuantityAndProfitDto,
  QuantityDto,
} from './dto/stats.dto';
import { ToDoDto } from './dto/to-do.dto';
import { StatsService } from './stats.service';
import { ToDoService } from './to-do.service';

const TIME_RULES =
  '`time` narrows it to this day, month or year in the shop’s time zone; without it, it covers all time. ' +
  'Unknown parameters are ignored.';

const TIME_ERRORS: ErrorCases = {
  400: {
    meaning: '`time` has an impossible value.',
    errors: { time: errorMessage('field.no-option', { field: 'time', options: TIME_SPANS }) },
  },
};

const YEAR_ERRORS: ErrorCases = {
  400: {
    meaning: '`year` has an impossible value.',
    errors: { year: errorMessage('year.invalid', { first: 1970, last: 2999 }) },
  },
};

const YEAR_RULES =
  'Twelve figures, January to December, of `year` in the shop’s time zone; this year’s when it is left out. ' +
  'Unknown parameters are ignored.';

@ApiTags('Statistics')
@Controller('v1')
export class StatsController {
  constructor(
    private readonly stats: StatsService,
    private readonly toDo: ToDoService,
  ) {}

  @Get('stats/to-do')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Count what waits for staff (staff)',
    description:
      'For staff: how much there is to do now, one number for each list of the back-office. `newestOrderAt` ' +
      'tells a new order from one that staff made pending again. Only managers are told of mails that are ' +
      'not sent.',
  })
  @ApiOkResponse({ type: ToDoDto, description: 'The numbers.' })
  @ApiErrors(401, 403)
  countToDo(@CurrentUser() user: AuthenticatedUser): Promise<ToDoDto> {
    return this.toDo.count(user);
  }

  @Get('products/allProductQuantity')
  @Public()
  @ApiOperation({
    summary: 'Count the products',
    description:
      'The products on sale, sold out ones included and deleted ones not. With `time`, those of ' +
      `them that came in then (\`importAt\`). ${TIME_RULES}`,
  })
  @Etag()
  @ApiOkResponse({ type: QuantityDto, description: 'The number of products.' })
  @ApiErrors(TIME_ERRORS)
  countProducts(@Query() { time }: CountQueryDto): Promise<QuantityDto> {
    return this.stats.countProducts(time);
  }

  @Get('products/lowStock')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'List the sizes that are running out (staff)',
    description:
      'For staff, to reorder in time: the sizes of each brand that were sold in the last 30 days and of ' +
      'which at most two pairs are left, or at most as many as were sold in these days. Sold-out sizes come ' +
      'first, then those that will sell out first at this rate. Pairs sold are the sales and corrections in ' +
      'the stock ledger minus cancellations. Deleted products, and sizes without sales, are left out.',
  })
  @ApiOkResponse({ type: LowStockListDto, description: 'At most 24 sizes, and the number of all.' })
  @ApiErrors(401, 403)
  listLowStock(): Promise<LowStockListDto> {
    return this.stats.listLowStock();
  }

  @Get('customers/allCustomerQuantity')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Count the customers (staff)',
    description:
      'For staff: all accounts, those of staff included as in the list of customers, deleted ones not. ' +
      `With \`time\`, those that were opened then. ${TIME_RULES}`,
  })
  @ApiOkResponse({ type: QuantityDto, description: 'The number of customers.' })
  @ApiErrors(401, 403, TIME_ERRORS)
  countCustomers(@Query() { time }: CountQueryDto): Promise<QuantityDto> {
    return this.stats.countCustomers(time);
  }

  @Get('orders/quantityAndProfit')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Count the completed orders, and their profit (staff)',
    description:
      'For staff: the orders that are completed now, and the sum of their totals. With `time`, those that ' +
      'became completed then, whenever they were placed. An order that is moved on from completed, or ' +
      `deleted, no longer counts. ${TIME_RULES}`,
  })
  @ApiOkResponse({ type: QuantityAndProfitDto, description: 'The number of orders and the profit.' })
  @ApiErrors(401, 403, TIME_ERRORS)
  countOrdersAndProfit(@Query() { time }: CountQueryDto): Promise<QuantityAndProfitDto> {
    return this.stats.countOrdersAndProfit(time);
  }

  @Get('customers/customerChartByYear')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Chart the customers of a year (staff)',
    description: `For staff: how many customers joined in each month, deleted ones left out. ${YEAR_RULES}`,
  })
  @ApiOkResponse({ type: CustomerChartDto, description: 'One number for each month.' })
  @ApiErrors(401, 403, YEAR_ERRORS)
  chartCustomers(@Query() { year }: ChartQueryDto): Promise<CustomerChartDto> {
    return this.stats.chartCustomers(year);
  }

  @Get('orders/orderAndProductSoldChartByYear')
  @Roles('admin', 'manager')
  @ApiOperation({
    summary: 'Chart the completed orders of a year (staff)',
    description:
      'For staff: how many orders became completed in each month and how many pairs they were, whenever ' +
      `they were placed. What is no longer completed, or was deleted, is left out. ${YEAR_RULES}`,
  })
  @ApiOkResponse({ type: OrderChartDto, description: 'Two numbers for each month.' })
  @ApiErrors(401, 403, YEAR_ERRORS)
  chartOrders(@Query() { year }: ChartQueryDto): Promise<OrderChartDto> {
    return this.stats.chartOrders(year);
  }
}
