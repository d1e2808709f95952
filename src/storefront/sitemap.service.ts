import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { CatalogueService } from '../modules/products/catalogue/catalogue.service';
import { APP_PAGES } from './app-pages';
import { productPath } from './product-head';

/** The largest number of addresses in one file of the sitemap protocol. */
const FILE_LIMIT = 50_000;

/** The sitemap for search engines (sitemaps.org). */
@Injectable()
export class SitemapService {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly catalogue: CatalogueService,
  ) {
    this.origin = config.publicUrl;
  }

  /** All pages and products in one file, or an index of several files when there are too many. */
  async getSitemap(): Promise<string> {
    const pages = [...APP_PAGES.values()].flatMap(({ canonicalPath }) => canonicalPath ?? []);
    const parts = Math.ceil((pages.length + (await this.catalogue.countProducts())) / FILE_LIMIT);
    if (parts <= 1) return this.urlset([...pages, ...(await this.productPaths(0, FILE_LIMIT))]);
    const files = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
    return this.document('sitemapindex', 'sitemap', files);
  }

  /**
   * One file of the index, counted from 1; pages come first.
   * @returns null when there is no such file
   */
  async getPart(number: number): Promise<string | null> {
    const pages = [...APP_PAGES.values()].flatMap(({ canonicalPath }) => canonicalPath ?? []);
    const start = (number - 1) * FILE_LIMIT;
    const own = pages.slice(start, start + FILE_LIMIT);
    const products = await this.productPaths(Math.max(0, start - pages.length), FILE_LIMIT - own.length);
    const paths = [...own, ...products];
    return paths.length > 0 ? this.urlset(paths) : null;
  }

  private async productPaths(offset: number, limit: number): Promise<string[]> {
    return (await this.catalogue.listSlugs(offset, limit)).map(productPath);
  }

  private urlset(paths: string[]): string {
    return this.document('urlset', 'url', paths);
  }

  /** Slugs and our paths need no escaping: they have only letters, digits, hyphens and slashes. */
  private document(root: string, entry: string, paths: string[]): string {
    const entries = paths.map((path) => `<${entry}><loc>${this.origin}${path}</loc></${entry}>`);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...entries,
      `</${root}>\n`,
    ].join('\n');
  }
}
