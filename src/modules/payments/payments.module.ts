import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentFiguresSource } from '../../observability/payment-figures';
import { OrdersModule } from '../orders/orders.module';
import { AttemptsService } from './attempts.service';
import { MoneyService } from './money.service';
import { OrderPaymentsController } from './order-payments.controller';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentJobsService } from './payment-jobs.service';
import { PaymentProviders } from './payment-providers';
import { PaymentReceived } from './payment-received.entity';
import { PaymentRefund } from './payment-refund.entity';
import { PaymentsController } from './payments.controller';
import { PaymentsRepository } from './payments.repository';
import { RefundsService } from './refunds.service';
import { ProviderMessagesController } from './provider-messages.controller';
import { ProviderMessagesService } from './provider-messages.service';

/** Money of orders: attempts to pay them, what came and what went back, and the messages of providers. */
@Module({
  imports: [OrdersModule, TypeOrmModule.forFeature([PaymentAttempt, PaymentReceived, PaymentRefund])],
  controllers: [OrderPaymentsController, PaymentsController, ProviderMessagesController],
  providers: [
    AttemptsService,
    MoneyService,
    PaymentJobsService,
    PaymentProviders,
    PaymentsRepository,
    ProviderMessagesService,
    RefundsService,
    { provide: PaymentFiguresSource, useExisting: PaymentsRepository },
  ],
})
export class PaymentsModule {}
