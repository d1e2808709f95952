import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import type { TransactionHook } from '../../../database/transaction-runner';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { LargeBody } from '../../../http/request-limits';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { STOCK_ERRORS } from '../dto/product-errors';
import { ChangeStockDto, StockLevelListDto } from './dto/stock-change.dto';
import { StockChangesService } from './stock-changes.service';

@ApiTags('Product editing')
@Controller('v1/stock')
export class StockChangesController {
  constructor(private readonly changes: StockChangesService) {}

  @Put()
  @Idempotent()
  @LargeBody()
  @Roles('manager')
  @ApiOperation({
    summary: 'Change the stock of sizes (manager)',
    description:
      'For managers: sets (`quantity`) or moves (`by`) the stock of up to 200 sizes, also of several products, all or ' +
      'none. A `quantity` with `quantityBefore`, what the person saw, changes the size by the difference, so that ' +
      'neither a sale nor a colleague’s change in between is undone; without it the size has that many pairs ' +
      'afterwards, whatever was sold. 409, naming the sizes, when fewer pairs are left than are to go, or a size is ' +
      'no longer sold. Each changed size is a line of the stock ledger with `reason` and author. The products’ ' +
      '`version` stays, as with a sale.',
  })
  @ApiOkResponse({ type: StockLevelListDto, description: 'The sizes as they are now.' })
  @ApiErrors(401, 403, STOCK_ERRORS)
  changeStock(
    @Body() body: ChangeStockDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<StockLevelListDto> {
    return this.changes.change(body, user, once);
  }
}
