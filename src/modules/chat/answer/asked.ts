import type { ProductDto } from '../../products/dto/product.dto';
import { unwanted, wanted, type StockQuery } from '../stock-query';
import { askedSizes, isContrary, type Asked, type Statement } from './stock-facts';

/** Bounds that nothing is within: which is meant is asked, and nothing offered in its place. */
export function contraryIn(query: StockQuery): Statement | undefined {
  const { minPrice: low, maxPrice: high } = query;
  if (isContrary(query)) return { kind: 'no-both', sizes: askedSizes(query) };
  const isPrice = low !== undefined && high !== undefined && low > high;
  return isPrice ? { kind: 'no-both-price', low, high } : undefined;
}

/** What of a shoe is turned away that it has one of: 'that one, but not in suede'. */
export function awayIn(product: ProductDto, { brands, types, materials }: StockQuery): Statement | undefined {
  const asked = { material: materials, type: types, brand: brands };
  const of = (['material', 'type', 'brand'] as const).find((kind) =>
    unwanted(asked[kind]).includes(product[kind]),
  );
  return of && { kind: 'only-kind', product, of };
}

/** What a query asks for and what it turns away, for a sentence that says that there is none. */
export function askedOf(query: StockQuery): Asked {
  const { minPrice, maxPrice, nearPrice } = query;
  const sizes = askedSizes(query);
  // Of what is asked for by its name, nothing else needs leaving out.
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
