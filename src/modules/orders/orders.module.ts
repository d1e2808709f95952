import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module';
import { ProductsModule } from '../products/products.module';
import { SellerModule } from '../seller/seller.module';
import { CartController } from './cart/cart.controller';
import { CartService } from './cart/cart.service';
import { Exchange } from './exchanges/exchange.entity';
import { AfterSaleMoves } from './after-sales/after-sale-moves.service';
import { OrderAfterSales } from './after-sales/order-after-sales.service';
import { ExchangesController } from './exchanges/exchanges.controller';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { ExchangesService } from './exchanges/exchanges.service';
import { Return } from './returns/return.entity';
import { ReturnsController } from './returns/returns.controller';
import { ReturnsRepository } from './returns/returns.repository';
import { ReturnsService } from './returns/returns.service';
import { InvoiceExport } from './invoices/invoice-export';
import { InvoicesController } from './invoices/invoices.controller';
import { InvoicesService } from './invoices/invoices.service';
import { CartLines } from './cart/cart-lines';
import { OrderNote } from './notes/order-note.entity';
import { OrderNotesController } from './notes/order-notes.controller';
import { OrderNotesRepository } from './notes/order-notes.repository';
import { OrderNotesService } from './notes/order-notes.service';
import { OrderAccess } from './order-access';
import { OrderView } from './order-view';
import { OrderChange } from './order-change.entity';
import { OrderPersonalDataService } from './order-personal-data.service';
import { OrderExport } from './staff/order-export';
import { OrderItem } from './order-item.entity';
import { OrderListRepository } from './staff/order-list.repository';
import { OrderPacking } from './staff/order-packing.service';
import { OrderMails } from './order-mails';
import { OrderPaymentsService } from './payments/order-payments.service';
import { OrderShipmentsService } from './shipments/order-shipments.service';
import { Order } from './order.entity';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';
import { CheckoutController } from './checkout/checkout.controller';
import { CheckoutRepository } from './checkout/checkout.repository';
import { CheckoutService } from './checkout/checkout.service';
import { StaffOrdersController } from './staff/staff-orders.controller';
import { StaffOrdersService } from './staff/staff-orders.service';
import { TransfersService } from './payments/transfers.service';

/** Carts and orders: lines, placing, canceling, exchanges of size, returns, and what staff do with them. */
@Module({
  imports: [
    MailModule,
    ProductsModule,
    SellerModule,
    TypeOrmModule.forFeature([Order, OrderItem, OrderChange, OrderNote, Exchange, Return]),
  ],
  controllers: [
    OrdersController,
    CartController,
    CheckoutController,
    StaffOrdersController,
    ExchangesController,
    ReturnsController,
    InvoicesController,
    OrderNotesController,
  ],
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
    OrderShipmentsService,
    OrdersRepository,
    CheckoutRepository,
    OrderListRepository,
    OrderPacking,
    OrderExport,
    OrderPersonalDataService,
    ExchangesService,
    ExchangesRepository,
    ReturnsService,
    ReturnsRepository,
    AfterSaleMoves,
    OrderAfterSales,
    InvoicesService,
    InvoiceExport,
    OrderNotesService,
    OrderNotesRepository,
  ],
  exports: [
    OrdersService,
    OrderPaymentsService,
    OrderShipmentsService,
    StaffOrdersService,
    OrderPersonalDataService,
  ],
})
export class OrdersModule {}
