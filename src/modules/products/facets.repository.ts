import { Injectable } from '@nestjs/common';
import { CatalogueRepository } from './catalogue/catalogue.repository';
import type { ProductFilter } from './product-filter';
import type { ColorCount, FacetCounts, ValueCount } from './product-record';
import type { CatalogueIndex } from './catalogue/catalogue-index';

/** The counts of the filter panel, each group counted without its own selection. */
@Injectable()
export class FacetsRepository {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /**
   * How many matches each value has. Brands and types without any are missing; a colour or a size that is
   * selected is there even at 0, if the shop has it at all.
   */
  async count(filter: ProductFilter): Promise<FacetCounts> {
    const index = await this.catalogue.current();
    return {
      brands: toList(index.count('brand', filter)),
      colors: countColors(index, filter),
      types: toList(index.count('type', filter)),
      sizes: countSizes(index, filter),
      ...index.countStock(filter),
    };
  }
}

function toList(counts: Map<string, number>): ValueCount[] {
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Most frequent first, then by the colour's key. */
function countColors(index: CatalogueIndex, filter: ProductFilter): ColorCount[] {
  return [...withSelected(index.count('color', filter), filter.color)]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([key, count]) => {
      const look = index.findColor(key);
      return look ? [{ value: look.color, colorHex: look.colorHex, count }] : [];
    });
}

/** Smallest first. */
function countSizes(index: CatalogueIndex, filter: ProductFilter): ValueCount[] {
  return toList(withSelected(index.count('size', filter), filter.size)).sort(
    (a, b) => Number(a.value) - Number(b.value),
  );
}

function withSelected(counts: Map<string, number>, selected: string[] = []): Map<string, number> {
  for (const value of selected) if (!counts.has(value)) counts.set(value, 0);
  return counts;
}
