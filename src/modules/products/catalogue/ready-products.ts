import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ReadyJson } from '../../../common/http/ready-json';
import { sourceOf, type PageEntry, type Source } from './catalogue.repository';
import { toProductDto } from '../dto/product.dto';
import type { ProductPage } from './product-filter';
import { ProductsRepository } from './products.repository';

/** How many bytes of JSON are kept. */
const KEPT_BYTES = 48 * 1024 * 1024;

/**
 * Products as the JSON that they go over the wire as. Writing it is most of what a list costs, so it is
 * written once for each revision of a product.
 */
@Injectable()
export class ReadyProducts {
  private readonly kept = new LRUCache<string, ReadyJson>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  constructor(private readonly products: ProductsRepository) {}

  /** The answer of a list: one page and the number of all matches. */
  async list(query: ProductPage): Promise<ReadyJson<Source>> {
    const { entries, total, source } = await this.products.findEntries(query);
    return ReadyJson.listOf(await this.read(entries), total, source);
  }

  /** A product by its id or its slug, or null when there is none or it was deleted. */
  async find(idOrSlug: string): Promise<ReadyJson<Source> | null> {
    const entry = await this.products.findEntry(idOrSlug);
    if (!entry) return null;
    const [product] = await this.read([entry]);
    // Another product can only get its slug after this one has changed.
    return product ? product.from(sourceOf(null, [entry])) : null;
  }

  /** In the order of the entries; those that vanished in between are left out. */
  private async read(entries: PageEntry[]): Promise<ReadyJson[]> {
    const found = entries.map((entry) => this.kept.get(keyOf(entry)));
    const missing = entries.filter((_, index) => !found[index]).map(({ id }) => id);
    const records = new Map((await this.products.findByIds(missing)).map((record) => [record.id, record]));
    return entries.flatMap((entry, index) => {
      const known = found[index];
      if (known) return [known];
      const record = records.get(entry.id);
      if (!record) return [];
      const product = ReadyJson.of(toProductDto(record));
      this.kept.set(keyOf(entry), product);
      return [product];
    });
  }
}

/** A row that changed has another revision, so nothing that is kept needs to be thrown away. */
function keyOf({ id, revision }: PageEntry): string {
  return `${id}/${revision}`;
}
