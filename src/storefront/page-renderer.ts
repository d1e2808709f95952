import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { onceOpen } from '../common/background-work';
import type { RenderedPage } from '../http/html-document';
import { MAX_CACHED_URL } from '../http/response-cache';
import { LOAD_PAGES, type LoadPages, type PageModule } from './built-pages';
import { SellerService } from '../modules/seller/seller.service';
import { ShopApi } from './shop-api';

/** A rendered page, and whether all of its data could be read. */
export interface Rendering {
  page: RenderedPage;
  isWhole: boolean;
}

/**
 * The maximum share of time spent on rendering. Above it, pages are sent unrendered and the browser renders
 * them.
 */
const SHARE = 0.25;
/** How far rendering may exceed that share in a burst, in milliseconds. */
const BURST = 1000;
/** Number of cached pages, some 3 MB in total. */
const LATEST = 20;
/** Characters that a browser accepts in an address but never in HTML. */
const UNSEEN = /%(?:[01][\da-f]|7f)/i;

/** Renders pages with their data, so that browsers and search engines get complete HTML. */
@Injectable()
export class PageRenderer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PageRenderer.name);
  private readonly budget = new Budget();
  private stopWarming?: () => Promise<void>;
  private module?: PageModule | null;
  /** The last pages by URL and the tags of their responses. */
  private readonly latest = new LRUCache<string, Promise<RenderedPage | null>>({ max: LATEST });

  constructor(
    private readonly api: ShopApi,
    @Inject(LOAD_PAGES) private readonly load: LoadPages,
    private readonly seller: SellerService,
  ) {}

  /** Renders one page after startup, so that the first visitor need not wait for the code to load. */
  onApplicationBootstrap(): void {
    this.stopWarming = onceOpen(async () => {
      await this.api.get('/v1/products/facets');
      await this.render('/');
    });
  }

  /** The database is still open then. */
  async onModuleDestroy(): Promise<void> {
    await this.stopWarming?.();
  }

  /**
   * @param url path and query
   * @returns null when the web is not built, the URL is too long (a page repeats it in its links), rendering
   * fails or the time budget is spent
   */
  async render(url: string): Promise<Rendering | null> {
    const module = this.loaded();
    if (!module || url.length > MAX_CACHED_URL || UNSEEN.test(url) || this.budget.isSpent()) return null;
    try {
      const calls = await module.callsOf(url);
      const answers = await Promise.all(calls.map((call) => this.api.getForPage(call.url)));
      const shop = this.seller.pageData;
      const version = [url, JSON.stringify(shop), ...answers.map((answer) => answer?.etag)].join(' ');
      const page = await this.once(version, () => {
        const data = calls.flatMap(({ key }, index): [unknown, unknown][] => {
          const answer = answers[index];
          return answer ? [[key, answer.body]] : [];
        });
        return this.budget.spend(() => {
          module.setShop(shop);
          return module.renderPage(url, data);
        });
      });
      if (!page) return null;
      return { page, isWhole: answers.every((answer) => answer !== null) };
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }

  /**
   * Whether the list on a page has the page number of its address.
   * @returns undefined when the web is not built, and for a page without a list
   */
  async hasPage(url: string): Promise<boolean | undefined> {
    const module = this.loaded();
    const calls = await module?.callsOf(url);
    const list = calls?.find((call) => call.url.startsWith('/v1/products/filter'));
    return list && this.api.hasPage(list.url);
  }

  private loaded(): PageModule | null {
    return (this.module ??= this.load());
  }

  /** Concurrent requests for a changed page share one rendering. */
  private once(version: string, render: () => Promise<RenderedPage | null>): Promise<RenderedPage | null> {
    const known = this.latest.get(version);
    if (known) return known;
    const page = render();
    this.latest.set(version, page);
    const forget = () => this.latest.delete(version);
    page.then((made) => made ?? forget(), forget);
    return page;
  }
}

/**
 * A leaky bucket for rendering time: rendering fills it, and it drains at a constant rate. Work runs one
 * after another, so that each is charged only for its own time.
 */
class Budget {
  private level = 0;
  private at = performance.now();
  private last: Promise<unknown> = Promise.resolve();

  isSpent(): boolean {
    const now = performance.now();
    this.level = Math.max(0, this.level - SHARE * (now - this.at));
    this.at = now;
    return this.level > BURST;
  }

  /** @returns null when the budget is spent before the work can begin */
  spend<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const result = this.last.then(() => (this.isSpent() ? null : this.charge(work)));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async charge<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.level += performance.now() - start;
    }
  }
}
