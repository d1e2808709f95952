import { readInstant } from '../../../database/rows';
import { OPTION_NAMES, type OptionName } from '../product-fields';
import type { GoneProduct, IndexedProduct } from './search/product-sets';
import type { ColorLook } from './search/palette';

/** A selected row of `catalogue_entries`. */
export interface EntryRow
  extends
    Omit<IndexedProduct, 'id' | 'importAt' | 'colors' | 'sizes' | 'colorSizes' | 'options' | 'text'>,
    Record<OptionName, string> {
  productId: string;
  isOnSale: number;
  importAt: Date | string;
  colors: string;
  sizes: string;
  colorSizes: string | null;
  highLight: string;
  description: string;
  highLightEn: string | null;
  descEn: string | null;
}

/** The entry's alias is `e`. An edit writes the product's texts and its entry in one transaction. */
export const SELECT_ENTRIES = `SELECT e.productId, e.isOnSale, e.price, e.importAt, e.colors, e.sizes, e.colorSizes,
  ${OPTION_NAMES.map((name) => `e.${name}`).join(', ')}, p.name, p.highLight, p.description,
  p.highLightEn, p.descEn, p.version AS edition
  FROM catalogue_entries e JOIN products p ON p.id = e.productId`;

/** Converts rows to index entries, reusing equal strings and lists. */
export class EntryReader {
  private readonly texts = new Map<string, string>();
  private readonly lists = new Map<string, string[]>();
  private readonly looks = new Map<string, ColorLook[]>();

  read(row: EntryRow): IndexedProduct | GoneProduct {
    if (!row.isOnSale) return { id: row.productId, isGone: true };
    return {
      id: row.productId,
      options: this.readOptions(row),
      price: row.price,
      importAt: readInstant(row.importAt).getTime(),
      name: row.name,
      text: [row.highLight, row.description, row.highLightEn, row.descEn].join(' '),
      edition: row.edition,
      colors: this.readColors(row.colors),
      sizes: this.readSizes(row.sizes),
      colorSizes: (row.colorSizes ?? '').split(';').map((sizes) => this.readSizes(sizes)),
    };
  }

  /** In the order of `OPTION_NAMES`. */
  private readOptions(row: EntryRow): string[] {
    const values = OPTION_NAMES.map((name) => row[name]);
    return remembered(this.lists, values.join('/'), () => values);
  }

  private text(text: string): string {
    return remembered(this.texts, text, () => text);
  }

  private readSizes(text: string): string[] {
    return remembered(this.lists, text, () => (text ? text.split(',').map((size) => this.text(size)) : []));
  }

  private readColors(text: string): ColorLook[] {
    return remembered(this.looks, text, () =>
      (JSON.parse(text) as [string, string, string][]).map(([key, color, colorHex]) => ({
        key,
        color,
        colorHex,
      })),
    );
  }
}

function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  let value = known.get(text);
  if (value === undefined) known.set(text, (value = make()));
  return value;
}
