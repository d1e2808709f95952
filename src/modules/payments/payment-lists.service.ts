import { Injectable } from '@nestjs/common';
import { NamesRepository } from '../../access/names.repository';
import { OrderPaymentsService, type SuggestedOrder } from '../orders/payments/order-payments.service';
import { findReferences } from '../orders/payments/payment-reference';
import {
  MoneyDto,
  PaymentAttemptDto,
  RefundDto,
  StaffMoneyDto,
  type ExportedMoneyDto,
  type MoneyFiguresDto,
  type MoneyListDto,
} from './dto/payment.dto';
import type { ListMoneyQueryDto } from './dto/payment-requests.dto';
import type { PaymentReceived } from './payment-received.entity';
import { attemptProviderOf, type MoneySource } from './payment-types';
import { PaymentsRepository } from './payments.repository';

/** An order's money for the data that its owner downloads. */
interface ExportedPayments {
  attempts: PaymentAttemptDto[];
  received: ExportedMoneyDto[];
  refunds: RefundDto[];
}

/** What staff see of the money of all orders, and what an owner downloads. */
@Injectable()
export class PaymentListsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly names: NamesRepository,
  ) {}

  /** A page of money for staff: what is to be looked at unless they ask for other money, oldest first. */
  async list({ state = 'open', ...page }: ListMoneyQueryDto): Promise<MoneyListDto> {
    const { payments, total } = await this.payments.findPage(state, page);
    const names = await this.names.find(payments.flatMap(({ receivedById }) => receivedById ?? []));
    const listed = await Promise.all(
      payments.map(async (one) => {
        const isUnknown = one.orderId === null && one.state === 'open' && one.currency === 'VND';
        const suggestions = isUnknown ? await this.suggest(one) : [];
        return StaffMoneyDto.of(one, suggestions, names.get(one.receivedById ?? ''));
      }),
    );
    return { payments: listed, total };
  }

  /** All that is known of the money of these orders, by their ids. */
  async listOfOrders(orderIds: string[]): Promise<(orderId: string) => ExportedPayments> {
    const { attempts, received, refunds } = await this.payments.findOfOrders(orderIds);
    return (id) => ({
      attempts: attempts.filter(({ orderId }) => orderId === id).map(PaymentAttemptDto.from),
      received: received
        .filter(({ orderId }) => orderId === id)
        .map((one) => ({ ...MoneyDto.from(one), memo: one.memo })),
      refunds: refunds.filter(({ orderId }) => orderId === id).map((one) => RefundDto.from(one)),
    });
  }

  /** The figures of money that wait for staff. */
  async figures(): Promise<MoneyFiguresDto> {
    const [toCollect, toLookAt, refundsDue, refundsPending] = await Promise.all([
      this.payments.sumToCollect(),
      this.payments.countOpen(),
      this.payments.sumRefundsDue(),
      this.payments.countPendingRefunds(),
    ]);
    return { toCollect, toLookAt, refundsDue, refundsPending };
  }

  private async suggest({
    provider,
    memo,
    amount,
    receivedAt: at,
  }: PaymentReceived): Promise<SuggestedOrder[]> {
    return this.orders.suggest(await this.namedBy(provider, memo), { amount, at });
  }

  /** Ids of all orders that money names. */
  private async namedBy(provider: MoneySource, memo: string): Promise<string[]> {
    if (provider === 'sepay' || provider === 'person')
      return this.orders.findByReferences(findReferences(memo));
    const attempt = await this.payments.findByReference(attemptProviderOf(provider), memo);
    return attempt ? [attempt.orderId] : [];
  }
}
