import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { newId } from '../../../common/new-id';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { noSuchOrder, OrderAccess } from '../order-access';
import { OrderNoteDto } from './dto/order-note.dto';
import { OrderNotesRepository } from './order-notes.repository';

/** Bounds what one order's history answers. */
const MAX_NOTES = 100;

/** What staff write down about orders, for each other (rule O16). */
@Injectable()
export class OrderNotesService {
  constructor(
    private readonly notes: OrderNotesRepository,
    private readonly access: OrderAccess,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The notes of an order, oldest first. */
  async list(orderId: string): Promise<OrderNoteDto[]> {
    return (await this.notes.findOfOrder(orderId)).map(OrderNoteDto.from);
  }

  /**
   * @throws Refusal (404) when there is no such order or its owner was erased; Refusal (409) for a cart, and for one note
   *   too many
   */
  add(orderId: string, text: string, by: AuthenticatedUser, once?: TransactionHook): Promise<OrderNoteDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(orderId, manager);
      if (order.ownerErasedAt !== null) throw noSuchOrder();
      if (order.status === 'cart') throw httpError(409, 'order.not-placed');
      if ((await this.notes.count(orderId, manager)) >= MAX_NOTES)
        throw httpError(409, 'order.notes-full', { most: MAX_NOTES });
      const note = { id: newId(), orderId, authorId: by._id, text, createdAt: new Date() };
      await this.notes.insert(note, manager);
      return OrderNoteDto.from(note);
    }, once);
  }
}
