import { Module } from '@nestjs/common';
import { ProductsModule } from '../modules/products/products.module';
import { SellerModule } from '../modules/seller/seller.module';
import { AppPages } from './app-pages';
import { LOAD_PAGES, loadBuiltPages } from './built-pages';
import { PageRenderer } from './page-renderer';
import { ShopApi } from './shop-api';
import { SitemapService } from './sitemap.service';
import { StorefrontController } from './storefront.controller';
import { StorefrontService } from './storefront.service';

const LOADER = { provide: LOAD_PAGES, useValue: loadBuiltPages };

/** The shop's pages as HTML, with metadata, sitemap and robots.txt for search engines. */
@Module({
  imports: [ProductsModule, SellerModule],
  controllers: [StorefrontController],
  providers: [StorefrontService, SitemapService, ShopApi, AppPages, PageRenderer, LOADER],
})
export class StorefrontModule {}
