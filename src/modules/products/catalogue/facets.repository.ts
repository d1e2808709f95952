import { Injectable } from '@nestjs/common';
import { CatalogueRepository, sourceOf, type Source } from './catalogue.repository';
import type { ProductFilter } from './product-filter';
import type { ColorCount, FacetCounts, ValueCount } from './product-record';
import type { CatalogueIndex } from './search/catalogue-index';

/** The counts of the filter panel, each group counted without its own selection. */
@Injectable()
export class FacetsRepository {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /**
   * How many matches each value has. Brands and types without any are missing; a colour or a size that is
   * selected is there even at 0, if the shop has it at all.
   */
  async count(filter: ProductFilter): Promise<{ counts: FacetCounts; source: Source }> {
    const index = await this.catalogue.current();
    const { brand, color, type, size, stock } = index.facets(filter);
    const counts = {
      brands: toList(brand),
      colors: toColors(withSelected(color, filter.color), index),
      types: toList(type),
      sizes: bySize(withSelected(size, filter.size)),
      ...stock,
    };
    return { counts, source: sourceOf(index.version) };
  }
}

function toList(counts: Map<string, number>): ValueCount[] {
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Most frequent first, then by the colour's key. */
function toColors(counts: Map<string, number>, index: CatalogueIndex): ColorCount[] {
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([key, count]) => {
      const look = index.findColor(key);
      return look ? [{ value: look.color, colorHex: look.colorHex, count }] : [];
    });
}

/** Smallest first. */
function bySize(counts: Map<string, number>): ValueCount[] {
  return toList(counts).sort((a, b) => Number(a.value) - Number(b.value));
}

function withSelected(counts: Map<string, number>, selected: string[] = []): Map<string, number> {
  for (const value of selected) if (!counts.has(value)) counts.set(value, 0);
  return counts;
}
