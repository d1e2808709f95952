import type { Language } from '../common/language';
import { Injectable, Logger } from '@nestjs/common';
import type { KnownPage } from '../http/html-document';
import { queryOf } from '../common/url';
import { Unavailable } from '../common/refusals/refusal';
import { Config } from '../config/config';
import { DatabaseService } from '../database/database.service';
import type { ProductListDto } from '../modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../modules/products/dto/product.dto';
import { CATALOGUE_PAGE_SIZE } from '../modules/products/product-fields';
import { readLanguage } from './language';
import { AppPages } from './app-pages';
import { renderHead, renderShop, type PageHead } from './page-head';
import { PageRenderer, type Rendering } from './page-renderer';
import { productHead } from './product-head';
import { SellerService } from '../modules/seller/seller.service';
import { shopData } from './shop-data';
import { ShopApi } from './shop-api';

const PRODUCT_PATH = /^\/product\/([^/]+)$/i;

/** The shop's pages: metadata for crawlers and rendered HTML for visitors. */
@Injectable()
export class StorefrontService {
  private readonly logger = new Logger(StorefrontService.name);
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: DatabaseService,
    private readonly pages: AppPages,
    private readonly api: ShopApi,
    private readonly renderer: PageRenderer,
    private readonly seller: SellerService,
  ) {
    this.origin = config.publicUrl;
  }

  /**
   * The page at a path. A product's canonical address is `/product/<slug>`, even when its dialog is open over
   * another page.
   * @param address without a trailing slash
   * @param url path and query as requested
   * @returns null while the database cannot be used
   */
  async findPage(address: string, url: string): Promise<KnownPage | null> {
    const { language, path } = readLanguage(address);
    const page = await this.pages.find(path.toLowerCase(), language);
    // Pages that only the browser renders would fail there.
    if ((await this.database.readProblem()) !== undefined) return null;
    try {
      return await this.readPage(page, path, language, url);
    } catch (error) {
      if (error instanceof Unavailable) return null;
      // Serve the app anyway: it shows the error and offers a retry.
      this.logger.error(error);
      return this.unrendered(503, page ?? (await this.pages.notFound(language)));
    }
  }

  private async readPage(
    page: PageHead | undefined,
    path: string,
    language: Language,
    url: string,
  ): Promise<KnownPage> {
    const notFound = await this.pages.notFound(language);
    const query = new URLSearchParams(queryOf(url));
    const ownSlug = PRODUCT_PATH.exec(path)?.[1];
    // A product open over a personal page does not make it a public page.
    const slug = ownSlug ?? (page?.canonicalPath ? openProduct(query) : undefined);
    const found = slug === undefined ? null : await this.findProductPage(slug, language, url);
    if (found) return found;
    // The app tells the visitor that the product is gone.
    if (slug !== undefined) return this.unrendered(ownSlug ? 404 : 200, page ?? notFound);
    if (!page) return this.answer(404, notFound, await this.renderer.render(url));
    const head = await this.onPage(page, query, url);
    if (page.canonicalPath === null) return this.unrendered(200, head);
    const structuredData =
      page.canonicalPath === '/' ? shopData(this.origin, language, this.seller.shop) : [];
    return this.answer(200, { ...head, structuredData }, await this.renderer.render(url));
  }

  /**
   * Each page of the catalogue has its own canonical address; filters and searches share one. Pages past the
   * end have none, nor do addresses that the shop's own links never use.
   */
  private async onPage(page: PageHead, query: URLSearchParams, url: string): Promise<PageHead> {
    const [number = '', ...others] = query.getAll('page');
    const isFirst = others.length === 0 && (number === '' || number === '1');
    if (page.canonicalPath !== '/product' || isFirst) return page;
    const isPlain = others.length === 0 && /^[1-9]\d{0,5}$/.test(number);
    const isThere = isPlain && (await this.hasPage(Number(number), url));
    return { ...page, canonicalPath: isThere ? `/product?page=${number}` : null };
  }

  private async hasPage(number: number, url: string): Promise<boolean> {
    const isThere = await this.renderer.hasPage(url);
    if (isThere !== undefined) return isThere;
    const answer = await this.api.get('/v1/products/filter?limit=1');
    const { total } = answer!.body as ProductListDto;
    return number <= Math.ceil(total / CATALOGUE_PAGE_SIZE);
  }

  /** The product with its texts in the page's language. */
  private async findProduct(slug: string, language: Language): Promise<ProductDto | null> {
    const answer = await this.api.get(`/v1/products/${encodeURIComponent(slug)}?lang=${language}`);
    const product = answer?.body as Partial<ProductDto> | undefined;
    // `/product/filter` is another API call, not a slug.
    return product?._id === undefined ? null : (product as ProductDto);
  }

  /**
   * Read the head after rendering the page: the product may be deleted meanwhile.
   * @returns null when there is no such product
   */
  private async findProductPage(slug: string, language: Language, url: string): Promise<KnownPage | null> {
    if (!(await this.findProduct(slug, language))) return null;
    const rendering = await this.renderer.render(url);
    const product = await this.findProduct(slug, language);
    if (!product) return null;
    return this.answer(200, productHead(product, this.origin, language), rendering);
  }

  private answer(status: number, head: PageHead, rendering: Rendering | null): KnownPage {
    if (!rendering) return this.unrendered(status, head);
    return { ...this.unrendered(status, head), rendered: rendering.page, isCacheable: rendering.isWhole };
  }

  private unrendered(status: number, head: PageHead): KnownPage {
    return {
      status,
      language: head.language,
      head: renderHead(head, this.origin) + renderShop(this.seller.pageData),
      rendered: null,
      isCacheable: false,
    };
  }
}

/** The slug of the product whose dialog the address opens (rule V3). */
function openProduct(query: URLSearchParams): string | undefined {
  return (query.get('active') === 'productDetail' && query.get('product')) || undefined;
}
