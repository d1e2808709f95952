import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { UploadsModule } from '../products/editing/uploads/uploads.module';
import { PictureSweepService } from './picture-sweep.service';

/** The sweep of uploaded pictures that nothing shows any more. */
@Module({ imports: [UploadsModule, ProductsModule, OrdersModule], providers: [PictureSweepService] })
export class PictureSweepModule {}
