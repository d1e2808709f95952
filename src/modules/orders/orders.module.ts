import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module';
import { ProductsModule } from '../products/products.module';
import { CartService } from './cart/cart.service';
import { Exchange } from './exchanges/exchange.entity';
import { ExchangesController } from './exchanges/exchanges.controller';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { ExchangesService } from './exchanges/exchanges.service';
import { CartLines } from './cart/cart-lines';
import { OrderAccess } from './order-access';
import { OrderView } from './order-view';
import { OrderChange } from './order-change.entity';
import { OrderDataService } from './order-data.service';
import { OrderExport } from './staff/order-export';
import { OrderItem } from './order-item.entity';
import { OrderListRepository } from './staff/order-list.repository';
import { OrderMails } from './order-mails';
import { OrderPaymentsService } from './order-payments.service';
import { Order } from './order.entity';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { CheckoutController } from './checkout/checkout.controller';
import { CheckoutRepository } from './checkout/checkout.repository';
import { CheckoutService } from './checkout/checkout.service';
import { StaffOrdersController } from './staff/staff-orders.controller';
import { StaffOrdersService } from './staff/staff-orders.service';
import { TransfersService } from './transfers.service';

/** Carts and orders: lines, placing, canceling, exchanges of size, and what staff do with them. */
@Module({
  imports: [MailModule, ProductsModule, TypeOrmModule.forFeature([Order, OrderItem, OrderChange, Exchange])],
  controllers: [OrdersController, CheckoutController, StaffOrdersController, ExchangesController],
  providers: [
    OrdersService,
    CheckoutService,
    CartService,
    StaffOrdersService,
    TransfersService,
    OrderAccess,
    OrderView,
    CartLines,
    OrderMails,
    OrderPaymentsService,
    OrdersRepository,
    CheckoutRepository,
    OrderListRepository,
    OrderExport,
    OrderDataService,
    ExchangesService,
    ExchangesRepository,
  ],
  exports: [OrdersService, OrderPaymentsService, StaffOrdersService, OrderDataService],
})
export class OrdersModule {}
