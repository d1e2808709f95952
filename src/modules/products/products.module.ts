import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module';
import { CatalogueService } from './catalogue/catalogue.service';
import { CatalogueEntriesRepository } from './catalogue/catalogue-entries.repository';
import { CatalogueFreshness } from './catalogue/catalogue-freshness';
import { CatalogueSearch } from './catalogue/catalogue-search.service';
import { CatalogueEntry, CatalogueState } from './catalogue/catalogue.entity';
import { CatalogueVersion } from './catalogue/catalogue-version.repository';
import { LowStockRepository } from './stock/low-stock.repository';
import { LowStockService } from './stock/low-stock.service';
import { Product, ProductColor, ProductSize, ProductState } from './product.entity';
import { ProductExport } from './catalogue/product-export';
import { ProductPictures } from './editing/product-pictures';
import { ProductEditingController } from './editing/product-editing.controller';
import { ProductEditingService } from './editing/product-editing.service';
import { ProductWritesRepository } from './editing/product-writes.repository';
import { ProductsController } from './catalogue/products.controller';
import { ProductsRepository } from './catalogue/products.repository';
import { StockLedgerRepository } from './stock/stock-ledger.repository';
import { StockMovement } from './stock/stock-movement.entity';
import { StockRepository } from './stock/stock.repository';
import { StockService } from './stock/stock.service';
import { UploadsModule } from './editing/uploads/uploads.module';
import { SizeWait } from './waits/size-wait.entity';
import { SizeWaitsController } from './waits/size-waits.controller';
import { SizeWaitsRepository } from './waits/size-waits.repository';
import { SizeWaitsService } from './waits/size-waits.service';

/** The catalogue: products, their colours and sizes, and the stock of each size. */
@Module({
  imports: [
    UploadsModule,
    MailModule,
    TypeOrmModule.forFeature([
      Product,
      ProductState,
      ProductColor,
      ProductSize,
      CatalogueEntry,
      CatalogueState,
      StockMovement,
      SizeWait,
    ]),
  ],
  controllers: [ProductsController, ProductEditingController, SizeWaitsController],
  providers: [
    CatalogueService,
    ProductEditingService,
    ProductPictures,
    ProductsRepository,
    ProductExport,
    ProductWritesRepository,
    StockRepository,
    CatalogueVersion,
    CatalogueEntriesRepository,
    CatalogueFreshness,
    CatalogueSearch,
    StockService,
    StockLedgerRepository,
    LowStockService,
    LowStockRepository,
    SizeWaitsService,
    SizeWaitsRepository,
  ],
  exports: [
    CatalogueService,
    CatalogueSearch,
    ProductEditingService,
    StockService,
    LowStockService,
    SizeWaitsService,
  ],
})
export class ProductsModule {}
