import { addressIn, LANGUAGES, type Language } from '../common/language';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { CatalogueService } from '../modules/products/catalog/catalogue.service';
import { AppPages } from './app-pages';
import { productPath } from './product-head';

/** Maximum addresses in one sitemap file (protocol limit). */
const FILE_LIMIT = 50_000;

/**
 * The sitemaps for search engines (sitemaps.org), one per language; each address links to its translations.
 */
@Injectable()
export class SitemapService {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly catalogue: CatalogueService,
    private readonly pages: AppPages,
  ) {
    this.origin = config.publicUrl;
  }

  /** All pages and products in one file, or an index of several files when there are too many. */
  async getSitemap(language: Language = 'en'): Promise<string> {
    const listed = await this.pages.listedPaths();
    const parts = Math.ceil((listed.length + (await this.catalogue.countProducts())) / FILE_LIMIT);
    if (parts <= 1) return this.urlset(language, [...listed, ...(await this.productPaths(0, FILE_LIMIT))]);
    const files = Array.from({ length: parts }, (_, index) =>
      addressIn(language, `/sitemap-${index + 1}.xml`),
    );
    const entries = files.map((file) => `<sitemap><loc>${this.origin}${file}</loc></sitemap>`);
    return this.document('sitemapindex', '', entries);
  }

  /**
   * One file of the index, counted from 1; pages come first.
   * @returns null when there is no such file
   */
  async getPart(number: number, language: Language = 'en'): Promise<string | null> {
    const start = (number - 1) * FILE_LIMIT;
    const listed = await this.pages.listedPaths();
    const own = listed.slice(start, start + FILE_LIMIT);
    const before = Math.max(0, start - listed.length);
    const paths = [...own, ...(await this.productPaths(before, FILE_LIMIT - own.length))];
    return paths.length > 0 ? this.urlset(language, paths) : null;
  }

  private async productPaths(offset: number, limit: number): Promise<string[]> {
    return (await this.catalogue.listSlugs(offset, limit)).map(productPath);
  }

  private urlset(language: Language, paths: string[]): string {
    const entries = paths.map((path) => {
      const links = LANGUAGES.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${this.origin}${addressIn(other, path)}"/>`,
      );
      return `<url><loc>${this.origin}${addressIn(language, path)}</loc>${links.join('')}</url>`;
    });
    return this.document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
  }

  /** Slugs and our own paths need no escaping: they contain only letters, digits, hyphens and slashes. */
  private document(root: string, attributes: string, entries: string[]): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
      ...entries,
      `</${root}>\n`,
    ].join('\n');
  }
}
