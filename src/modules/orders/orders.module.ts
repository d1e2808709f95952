import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductsModule } from '../products/products.module';
import { CartService } from './cart.service';
import { OrderAccess } from './order-access';
import { OrderItem } from './order-item.entity';
import { OrderViews } from './order-views';
import { Order } from './order.entity';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OrdersService } from './orders.service';

/** Carts and orders: lines, placing, canceling. */
@Module({
  imports: [ProductsModule, TypeOrmModule.forFeature([Order, OrderItem])],
  controllers: [OrdersController],
  providers: [OrdersService, CartService, OrderAccess, OrderViews, OrdersRepository],
  exports: [OrdersService],
})
export class OrdersModule {}
