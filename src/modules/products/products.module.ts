import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FacetsRepository } from './facets.repository';
import { ProductColor } from './product-color.entity';
import { ProductSize } from './product-size.entity';
import { Product } from './product.entity';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { ProductsService } from './products.service';
import { StockRepository } from './stock.repository';

/** The catalogue: products, their colours and sizes, and the stock of each size. */
@Module({
  imports: [TypeOrmModule.forFeature([Product, ProductColor, ProductSize])],
  controllers: [ProductsController],
  providers: [ProductsService, ProductsRepository, FacetsRepository, StockRepository],
  exports: [ProductsService],
})
export class ProductsModule {}
