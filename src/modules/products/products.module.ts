import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueRepository } from './catalogue/catalogue.repository';
import { KeptAnswers } from './catalogue/kept-answers';
import { CatalogueEntry } from './catalogue-entry.entity';
import { CatalogueState } from './catalogue-state.entity';
import { CatalogueVersion } from './catalogue-version';
import { FacetsRepository } from './facets.repository';
import { LowStockRepository } from './low-stock.repository';
import { LowStockService } from './low-stock.service';
import { ProductAddressesRepository } from './product-addresses.repository';
import { ProductAddressesService } from './product-addresses.service';
import { ProductColor } from './product-color.entity';
import { ProductCountsService } from './product-counts.service';
import { ProductPictures } from './product-pictures';
import { ProductSize } from './product-size.entity';
import { ProductState } from './product-state.entity';
import { Product } from './product.entity';
import { ProductEditingController } from './product-editing.controller';
import { ProductEditing } from './product-editing.service';
import { ProductWritesRepository } from './product-writes.repository';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';
import { ProductsService } from './products.service';
import { StockLedger } from './stock-ledger';
import { StockLedgerRepository } from './stock-ledger.repository';
import { StockMovement } from './stock-movement.entity';
import { ReadyProducts } from './ready-products';
import { StockRepository } from './stock.repository';
import { UploadsModule } from './uploads/uploads.module';

/** The catalogue: products, their colours and sizes, and the stock of each size. */
@Module({
  imports: [
    UploadsModule,
    TypeOrmModule.forFeature([
      Product,
      ProductState,
      ProductColor,
      ProductSize,
      CatalogueEntry,
      CatalogueState,
      StockMovement,
    ]),
  ],
  controllers: [ProductsController, ProductEditingController],
  providers: [
    ProductsService,
    ProductEditing,
    ProductPictures,
    ProductsRepository,
    ProductWritesRepository,
    FacetsRepository,
    ReadyProducts,
    StockRepository,
    CatalogueVersion,
    CatalogueRepository,
    KeptAnswers,
    StockLedger,
    StockLedgerRepository,
    ProductCountsService,
    ProductAddressesService,
    ProductAddressesRepository,
    LowStockService,
    LowStockRepository,
  ],
  exports: [ProductsService, ProductCountsService, ProductAddressesService, LowStockService],
})
export class ProductsModule {}
