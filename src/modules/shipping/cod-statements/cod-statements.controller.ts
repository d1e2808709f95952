import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { errorMessage } from '../../../common/refusals/refusal';
import type { TransactionHook } from '../../../database/transaction-runner';
import { ApiErrors } from '../../../http/errors/api-errors.decorator';
import { LargeBody } from '../../../http/request-limits';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { CodStatementDto, TakeCodStatementDto } from './cod-statement.dto';
import { CodStatementsService } from './cod-statements.service';

@ApiTags('Parcels')
@Roles('admin', 'manager')
@Controller('v1/cod-statements')
export class CodStatementsController {
  constructor(private readonly statements: CodStatementsService) {}

  @Post()
  @HttpCode(200)
  @LargeBody()
  @Idempotent()
  @ApiOperation({
    summary: 'Record a carrier’s statement of cash (staff)',
    description:
      'For staff: of each delivered parcel whose sum is the one that is expected, the cash is recorded as received, or only ' +
      'as paid over where staff have recorded it before. The same statement again changes nothing. Other rows are listed ' +
      'with what is wrong, and change nothing. With `dryRun` nothing is recorded.',
  })
  @ApiOkResponse({ type: CodStatementDto, description: 'What became of each row.' })
  @ApiErrors(401, 403, {
    400: {
      meaning:
        'The carrier is none that the shop knows, or the statement has no named columns or too many rows.',
      message: errorMessage('cod-statement.no-columns'),
    },
  })
  takeCodStatement(
    @Body() body: TakeCodStatementDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<CodStatementDto> {
    return this.statements.take(body, user, once);
  }
}
