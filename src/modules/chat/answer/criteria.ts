import type { ProductDto } from '../../products/dto/product.dto';
import { unwanted, wanted, type StockQuery } from '../stock-query';
import { requestedSizes, isContrary, type Criteria, type Statement } from './stock-facts';

/** For bounds that no size or price satisfies, asks which was meant and offers no alternative. */
export function contraryIn(query: StockQuery): Statement | undefined {
  const { minPrice: low, maxPrice: high } = query;
  if (isContrary(query)) return { kind: 'no-both', sizes: requestedSizes(query) };
  const isPrice = low !== undefined && high !== undefined && low > high;
  return isPrice ? { kind: 'no-both-price', low, high } : undefined;
}

/** The rejected brand, type or material that this shoe has: 'that one, but not in suede'. */
export function awayIn(product: ProductDto, { brands, types, materials }: StockQuery): Statement | undefined {
  const rejected = { material: materials, type: types, brand: brands };
  const of = (['material', 'type', 'brand'] as const).find((kind) =>
    unwanted(rejected[kind]).includes(product[kind]),
  );
  return of && { kind: 'only-kind', product, of };
}

/** Requested and rejected values, for a sentence that says the shop has no such shoe. */
export function criteriaOf(query: StockQuery): Criteria {
  const { minPrice, maxPrice, nearPrice } = query;
  const sizes = requestedSizes(query);
  // A requested name excludes all others by itself; rejections of its kind need no mention.
  const away = (kind: 'brands' | 'types' | 'materials' | 'sizes'): string[] =>
    wanted(query[kind]).length > 0 ? [] : unwanted(query[kind]);
  return {
    brands: wanted(query.brands),
    types: wanted(query.types),
    materials: wanted(query.materials),
    colors: wanted(query.colors),
    sizes,
    minPrice,
    maxPrice,
    nearPrice,
    away: {
      brands: away('brands'),
      types: away('types'),
      materials: away('materials'),
      colors: unwanted(query.colors),
      sizes: away('sizes').filter((size) => !sizes.except.includes(size)),
    },
    isOther: unwanted(query.names).length > 0,
  };
}
