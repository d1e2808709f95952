import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../access/current-user.decorator';
import { Roles } from '../../../access/roles.decorator';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { errorMessage } from '../../../common/refusals/refusal';
import type { TransactionHook } from '../../../database/transaction-runner';
import { ApiErrors, type ErrorCases } from '../../../http/errors/api-errors.decorator';
import { Idempotent, IdempotencyHook } from '../../../idempotency/idempotent.decorator';
import { AddNoteDto, OrderNoteDto } from './dto/order-note.dto';
import { OrderNotesService } from './order-notes.service';

const ADD_ERRORS: ErrorCases = {
  400: { errors: { text: errorMessage('field.empty', { field: 'text' }) } },
  404: {
    meaning: 'There is no such order, or its owner’s account was erased.',
    message: errorMessage('order.unknown'),
  },
  409: {
    meaning: 'It is a cart, or has 100 notes.',
    message: errorMessage('order.notes-full', { most: 100 }),
  },
};

@ApiTags('Order handling')
@Controller('v1/orders')
export class OrderNotesController {
  constructor(private readonly notes: OrderNotesService) {}

  @Post(':id/notes')
  @Roles('admin', 'manager')
  @Idempotent()
  @ApiOperation({
    summary: 'Write a note on an order (staff)',
    description:
      'For staff: a line for colleagues, which the order’s history answers and its customer never sees. It cannot be ' +
      'changed. The notes are removed when the customer’s account is erased.',
  })
  @ApiParam({ name: 'id', description: 'The order’s id.', example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @ApiCreatedResponse({ type: OrderNoteDto, description: 'The note.' })
  @ApiErrors(401, 403, ADD_ERRORS)
  addOrderNote(
    @Param('id') id: string,
    @Body() { text }: AddNoteDto,
    @CurrentUser() user: AuthenticatedUser,
    @IdempotencyHook() once?: TransactionHook,
  ): Promise<OrderNoteDto> {
    return this.notes.add(id, text, user, once);
  }
}
