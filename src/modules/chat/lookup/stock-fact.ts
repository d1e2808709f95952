import type { Brand, ProductDto, ProductType } from '../../products/catalogue/catalogue.service';

/** One size of one colour, as the database has it at this moment. */
export interface StockFact {
  productId: string;
  slug: string;
  name: string;
  brand: Brand;
  type: ProductType;
  color: string;
  /** An EU size as text, '42' or '42.5'. */
  size: string;
  /** Pairs. */
  left: number;
  /** Whole dong. */
  price: number;
  /** The path of the colour's first picture. */
  image: string;
}

/** Every size of every colour of a product, in its own order, sold-out ones included. */
export function factsOf(product: ProductDto): StockFact[] {
  const { _id: productId, slug, name, price } = product;
  const [brand, type] = [product.brand as Brand, product.type as ProductType];
  return product.colors.flatMap(({ color, imageDetail, sizes }) =>
    sizes.map(({ size, quantity: left }) => ({
      ...{ productId, slug, name, brand, type, color, size, left, price },
      image: imageDetail[0] ?? product.adImage,
    })),
  );
}

/** Facts by their colours, in their order. */
export function byColor(facts: StockFact[]): [color: string, facts: StockFact[]][] {
  const groups = new Map<string, StockFact[]>();
  for (const fact of facts) groups.set(fact.color, [...(groups.get(fact.color) ?? []), fact]);
  return [...groups];
}
