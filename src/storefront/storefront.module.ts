import { Module } from '@nestjs/common';
import { ProductsModule } from '../modules/products/products.module';
import { SitemapService } from './sitemap.service';
import { StorefrontController } from './storefront.controller';
import { StorefrontService } from './storefront.service';

/** The shop for search engines and shared links: heads of pages, sitemap, robots. */
@Module({
  imports: [ProductsModule],
  controllers: [StorefrontController],
  providers: [StorefrontService, SitemapService],
})
export class StorefrontModule {}
