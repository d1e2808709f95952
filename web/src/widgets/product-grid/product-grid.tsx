import { useDeferredValue } from 'react';
import { useStyles, VisuallyHidden } from '../../ui';
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../product-card/product-card';

export interface ProductGridProps<P extends CardProduct & { _id: string }> {
  /** Undefined while they are loading. */
  products: readonly P[] | undefined;
  /** The address a card leads to. */
  hrefOf: (product: P) => string;
  /** How many skeletons stand in while loading. */
  placeholders?: number;
  /** The shopper's own size, of which a card says when nothing is left. */
  mySize?: string | null;
}

const TILE_SIZES = '(min-width: 1440px) 25vw, (min-width: 701px) 33vw, 50vw';
/** The rows that are seen without scrolling. */
const FIRST = 4;

/** The contact sheet: square tiles, 4 px apart. */
export function ProductGrid<P extends CardProduct & { _id: string }>(props: ProductGridProps<P>) {
  const { hrefOf, placeholders = 6, mySize } = props;
  // Many cards at once would keep a touch waiting: they are drawn in the gaps.
  const products = useDeferredValue(props.products);
  const styles = useStyles('productGrid');
  if (!products) {
    return (
      <div className={styles.root} aria-busy="true">
        <VisuallyHidden role="status">Loading products</VisuallyHidden>
        {Array.from({ length: placeholders }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.root}>
      {products.map((product, index) => (
        <li key={product._id} className={styles.item}>
          <ProductCard
            product={product}
            href={hrefOf(product)}
            sizes={TILE_SIZES}
            priority={index < FIRST}
            mySize={mySize}
          />
        </li>
      ))}
    </ul>
  );
}
