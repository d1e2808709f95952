import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module';
import { PaymentsModule } from '../payments/payments.module';
import { ProductsModule } from '../products/products.module';
import { Carriers } from './carriers';
import { CarrierEventsService } from './carrier-events.service';
import { CarrierOrdersService } from './carrier-orders.service';
import { CarriersController } from './carriers.controller';
import { CodStatementsController } from './cod-statements/cod-statements.controller';
import { CodStatementsService } from './cod-statements/cod-statements.service';
import { ShipmentEvent } from './shipment-event.entity';
import { Shipment } from './shipment.entity';
import { ShipmentsController } from './shipments.controller';
import { ShipmentsRepository } from './shipments.repository';
import { ShipmentsService } from './shipments.service';

/** Parcels of orders and what happens to them. */
@Module({
  imports: [
    OrdersModule,
    PaymentsModule,
    ProductsModule,
    TypeOrmModule.forFeature([Shipment, ShipmentEvent]),
  ],
  controllers: [ShipmentsController, CarriersController, CodStatementsController],
  providers: [
    ShipmentsService,
    ShipmentsRepository,
    Carriers,
    CarrierOrdersService,
    CarrierEventsService,
    CodStatementsService,
  ],
  exports: [ShipmentsService],
})
export class ShippingModule {}
