import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module';
import { CatalogueService } from './catalog/catalogue.service';
import { CatalogueEntriesRepository } from './catalog/catalogue-entries.repository';
import { CatalogueFreshness } from './catalog/catalogue-freshness';
import { CatalogueSearch } from './catalog/catalogue-search.service';
import { CatalogueEntry, CatalogueState } from './catalog/catalogue.entity';
import { CatalogueVersion } from './catalog/catalogue-version.repository';
import { Favourite } from './favourites/favourite.entity';
import { FavouritesController } from './favourites/favourites.controller';
import { FavouritesRepository } from './favourites/favourites.repository';
import { FavouritesService } from './favourites/favourites.service';
import { LowStockRepository } from './inventory/low-stock.repository';
import { LowStockService } from './inventory/low-stock.service';
import { Product, ProductColor, ProductSize, ProductState } from './product.entity';
import { ProductExport } from './catalog/product-export';
import { ProductPictures } from './media/product-pictures';
import { DeletedProductsService } from './editing/deleted-products.service';
import { ProductEditingController } from './editing/product-editing.controller';
import { ProductEditingService } from './editing/product-editing.service';
import { ProductWritesRepository } from './editing/product-writes.repository';
import { ProductsController } from './catalog/products.controller';
import { ProductsRepository } from './catalog/products.repository';
import { StockChangesController } from './inventory/stock-changes.controller';
import { StockChangesService } from './inventory/stock-changes.service';
import { StockLedgerRepository } from './inventory/stock-ledger.repository';
import { StockMovement } from './inventory/stock-movement.entity';
import { StockRepository } from './inventory/stock.repository';
import { StockService } from './inventory/stock.service';
import { UploadsModule } from './media/uploads.module';
import { SizeWait } from './back-in-stock/size-wait.entity';
import { SizeWaitsController } from './back-in-stock/size-waits.controller';
import { SizeWaitsRepository } from './back-in-stock/size-waits.repository';
import { SizeWaitsService } from './back-in-stock/size-waits.service';

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
      Favourite,
    ]),
  ],
  controllers: [
    ProductsController,
    ProductEditingController,
    StockChangesController,
    SizeWaitsController,
    FavouritesController,
  ],
  providers: [
    CatalogueService,
    ProductEditingService,
    DeletedProductsService,
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
    StockChangesService,
    LowStockService,
    LowStockRepository,
    SizeWaitsService,
    SizeWaitsRepository,
    FavouritesService,
    FavouritesRepository,
  ],
  exports: [
    CatalogueService,
    CatalogueSearch,
    ProductEditingService,
    StockService,
    LowStockService,
    SizeWaitsService,
    FavouritesService,
  ],
})
export class ProductsModule {}
