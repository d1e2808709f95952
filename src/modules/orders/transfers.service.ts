import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { AuthenticatedUser } from '../../common/access';
import { Config } from '../../config/config';
import type { TransferDto } from './dto/transfer.dto';
import { OrderAccess } from './order-access';
import { OrderViews, type OrderView } from './order-views';
import { vietQrText } from './vietqr';

/** Paying by bank transfer: the account of the configuration, and what the transfer must say. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly access: OrderAccess,
    private readonly views: OrderViews,
    private readonly config: Config,
  ) {}

  /**
   * The transfer that pays an order, for its owner or for staff.
   * @throws NotFoundException for anyone else's order, and when the shop has no bank account
   * @throws ConflictException when nothing is to be transferred for this order
   */
  async find(id: string, user: AuthenticatedUser): Promise<TransferDto> {
    const order = await this.views.view(await this.access.read(id, user));
    const { bank } = this.config;
    if (!bank) throw new NotFoundException('This shop takes no bank transfers.');
    const refusal = refusalOf(order);
    if (refusal) throw new ConflictException(refusal);
    const transfer = { ...bank, amount: order.total, memo: memoOf(order) };
    return { payload: vietQrText(transfer), ...transfer };
  }
}

/** A cart may still be paid in any way; a placed order only as it was placed, and until it is completed. */
function refusalOf({ status, payment, items, total }: OrderView): string | undefined {
  if (status === 'canceled') return 'This order was canceled: there is nothing to pay.';
  if (status === 'completed') return 'This order is completed: there is nothing left to pay.';
  if (status !== 'cart' && payment !== 'QR') return 'This order is not paid by bank transfer.';
  if (items.length === 0) return 'Your cart is empty.';
  return total === 0 ? 'There is nothing to pay for this order.' : undefined;
}

/** `DH` (đơn hàng, order) and the order number, which is the first half of the id (rule P7). */
function memoOf({ id }: OrderView): string {
  return `DH${id.slice(0, Math.floor(id.length / 2))}`;
}
