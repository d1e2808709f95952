import { Module } from '@nestjs/common';
import { ProductsModule } from '../modules/products/products.module';
import { LOAD_PAGES, loadBuiltPages, PageRenderer } from './page-renderer';
import { ShopApi } from './shop-api';
import { SitemapService } from './sitemap.service';
import { StorefrontController } from './storefront.controller';
import { StorefrontService } from './storefront.service';

const LOADER = { provide: LOAD_PAGES, useValue: loadBuiltPages };

/** The shop's pages as HTML, with metadata, sitemap and robots.txt for search engines. */
@Module({
  imports: [ProductsModule],
  controllers: [StorefrontController],
  providers: [StorefrontService, SitemapService, ShopApi, PageRenderer, LOADER],
})
export class StorefrontModule {}
