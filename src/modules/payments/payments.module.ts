import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NamesRepository } from '../../access/names.repository';
import { OrdersModule } from '../orders/orders.module';
import { AttemptsService } from './attempts.service';
import { CarrierMoneyService } from './carrier-money.service';
import { ReconciliationService } from './reconciliation.service';
import { OrderPaymentsController } from './order-payments.controller';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentJobsService } from './payment-jobs.service';
import { PaymentImportService } from './payment-import.service';
import { PaymentListsService } from './payment-lists.service';
import { PaymentProviders } from './payment-providers';
import { PaymentReceived } from './payment-received.entity';
import { PaymentRefund } from './payment-refund.entity';
import { PaymentsController } from './payments.controller';
import { PaymentsRepository } from './payments.repository';
import { RefundsService } from './refunds.service';
import { PaymentWebhooksController } from './payment-webhooks.controller';
import { PaymentWebhooksService } from './payment-webhooks.service';

/** Money of orders: attempts to pay them, what came and what went back, and the messages of providers. */
@Module({
  imports: [OrdersModule, TypeOrmModule.forFeature([PaymentAttempt, PaymentReceived, PaymentRefund])],
  controllers: [OrderPaymentsController, PaymentsController, PaymentWebhooksController],
  providers: [
    AttemptsService,
    CarrierMoneyService,
    ReconciliationService,
    PaymentJobsService,
    PaymentListsService,
    PaymentImportService,
    PaymentProviders,
    PaymentsRepository,
    PaymentWebhooksService,
    RefundsService,
    NamesRepository,
  ],
  exports: [PaymentListsService, PaymentImportService, CarrierMoneyService],
})
export class PaymentsModule {}
