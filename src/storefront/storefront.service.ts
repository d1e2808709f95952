import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import type { KnownPage } from '../common/http/app-page';
import { Config } from '../config/config';
import type { ProductDto } from '../modules/products/dto/product.dto';
import { CatalogueService } from '../modules/products/catalogue/catalogue.service';
import { APP_PAGES, NOT_FOUND_PAGE, shopData } from './app-pages';
import { renderHead, renderPicture, type PageHead } from './page-head';
import { productHead } from './product-head';

/** The catalogue's first list, without filters. */
const FIRST_LIST = '/v1/products/filter?page=1&limit=24';

/** The tiles that a phone shows at once, and their drawn width. */
const FIRST_TILES = 2;
const TILE = '(min-width: 1440px) 25vw, (min-width: 701px) 33vw, 50vw';

const PRODUCT_PATH = /^\/product\/([^/]+)$/;

/** Titles and metadata of the shop's pages, for readers of the HTML. */
@Injectable()
export class StorefrontService {
  private readonly logger = new Logger(StorefrontService.name);
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly catalogue: CatalogueService,
  ) {
    this.origin = config.publicUrl;
  }

  /**
   * The page at a path. A product's canonical address is `/product/<slug>`, also when its dialog is open over another
   * page.
   */
  async findPage(path: string, query: URLSearchParams): Promise<KnownPage> {
    const page = APP_PAGES.get(path.toLowerCase());
    const slug = PRODUCT_PATH.exec(path)?.[1] ?? (page && openProduct(query));
    try {
      const product = slug === undefined ? null : await this.findProduct(slug);
      if (product) return this.answer(200, productHead(product, this.origin));
    } catch (error) {
      // The app is served anyway: it shows the error and offers a retry.
      this.logger.error(error);
      return this.answer(503, page ?? NOT_FOUND_PAGE);
    }
    if (!page) return this.answer(404, NOT_FOUND_PAGE);
    const isFirstList = page.canonicalPath === '/product' && query.size === 0;
    return this.answer(200, isFirstList ? await this.withFirstList(page) : onPage(page, query), path);
  }

  /** The catalogue's page with its first list. If the list fails, the page is served without it. */
  private async withFirstList(page: PageHead): Promise<PageHead> {
    const { products } = await this.catalogue
      .listProducts({ page: 1, limit: FIRST_TILES })
      .catch(() => ({ products: [] }));
    const firstPictures = products.map(({ adImage }) => ({ path: adImage, sizes: TILE }));
    return { ...page, firstCalls: [FIRST_LIST], firstPictures };
  }

  private async findProduct(slug: string): Promise<ProductDto | null> {
    try {
      return await this.catalogue.getProduct(slug);
    } catch (error) {
      if (error instanceof NotFoundException) return null;
      throw error;
    }
  }

  private answer(status: number, head: PageHead, path?: string): KnownPage {
    const structuredData = path === '/' ? shopData(this.origin) : head.structuredData;
    const pictures = (head.firstPictures ?? []).map(renderPicture);
    return { status, head: renderHead({ ...head, structuredData }, this.origin), pictures };
  }
}

/** The product whose dialog the address opens (rule V3). */
function openProduct(query: URLSearchParams): string | undefined {
  return (query.get('active') === 'productDetail' && query.get('product')) || undefined;
}

/** Each page of the catalogue has its own address; filters and searches share one. */
function onPage(page: PageHead, query: URLSearchParams): PageHead {
  const number = query.get('page') ?? '';
  const isLater = page.canonicalPath === '/product' && /^[1-9]\d{0,5}$/.test(number) && number !== '1';
  return isLater ? { ...page, canonicalPath: `/product?page=${number}` } : page;
}
