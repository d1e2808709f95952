import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { UploadsModule } from '../products/media/uploads.module';
import { PictureSweepService } from './picture-sweep.service';

/** Removes unused uploaded pictures (rule U6). */
@Module({ imports: [UploadsModule, ProductsModule, OrdersModule], providers: [PictureSweepService] })
export class PictureSweepModule {}
