import { Injectable } from '@nestjs/common';
import type { PageEntry } from './catalogue/catalogue.repository';
import { toProductDto } from './dto/product.dto';
import type { ProductPage } from './product-filter';
import { ProductsRepository } from './products.repository';
import { ReadyJson } from '../../common/http/ready-json';
import { RecordCache } from './record-cache';

/** How many bytes of JSON are kept. */
const KEPT_BYTES = 48 * 1024 * 1024;

/**
 * Products as the JSON that they go over the wire as. Writing it is most of what a list costs, so it is
 * written once for each revision of a product.
 */
@Injectable()
export class ReadyProducts {
  private readonly kept = new RecordCache<ReadyJson>(KEPT_BYTES, ({ bytes }) => bytes.length);

  constructor(private readonly products: ProductsRepository) {}

  /** The answer of a list: one page and the number of all matches. */
  async list(query: ProductPage): Promise<ReadyJson> {
    const { entries, total } = await this.products.findEntries(query);
    return ReadyJson.listOf(await this.read(entries), total);
  }

  /** A product by its id or its slug, or null when there is none or it was deleted. */
  async find(idOrSlug: string): Promise<ReadyJson | null> {
    const entry = await this.products.findEntry(idOrSlug);
    if (!entry) return null;
    const [product] = await this.read([entry]);
    return product ?? null;
  }

  /** In the order of the entries; those that vanished in between are left out. */
  private async read(entries: PageEntry[]): Promise<ReadyJson[]> {
    const found = entries.map(({ id, revision }) => this.kept.get(id, revision));
    const missing = entries.filter((_, index) => !found[index]).map(({ id }) => id);
    const records = new Map((await this.products.findByIds(missing)).map((record) => [record.id, record]));
    return entries.flatMap(({ id, revision }, index) => {
      const known = found[index];
      if (known) return [known];
      const record = records.get(id);
      if (!record) return [];
      const product = ReadyJson.of(toProductDto(record));
      this.kept.set(id, revision, product);
      return [product];
    });
  }
}
