import { type ReactNode, useDeferredValue } from 'react';
import { i18n } from '../../../lib/i18n';
import { recipeClasses, VisuallyHidden } from '../../../ui';
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../product-card/product-card';
import { productGrid } from './product-grid.recipe';

export interface ProductGridProps<P extends CardProduct & { _id: string }> {
  /** Undefined while they load. */
  products: readonly P[] | undefined;
  /** The address of a card's link. */
  hrefOf: (product: P) => string;
  /** The number of placeholders while loading. */
  placeholders?: number;
  /** What stands under a card. */
  below?: (product: P) => ReactNode;
  /** The shopper's own size; a card says when it is sold out. */
  mySize?: string | null;
  /** The colours that were asked for; a card is pictured in one of them. */
  colors?: readonly string[];
}

const TILE_SIZES = '(min-width: 1440px) 25vw, (min-width: 701px) 33vw, 50vw';
/** The cards that are visible without scrolling. */
const FIRST = 4;

/** A grid of square tiles, 4 px apart. */
export function ProductGrid<P extends CardProduct & { _id: string }>({
  products: known,
  hrefOf,
  placeholders = 6,
  below,
  mySize,
  colors,
}: ProductGridProps<P>) {
  // Drawing many cards at once would block touches, so React draws them with low priority.
  const products = useDeferredValue(known);
  const styles = recipeClasses(productGrid);
  if (!products) {
    return (
      <div className={styles.root} aria-busy="true">
        <VisuallyHidden role="status">{i18n.t('Loading products')}</VisuallyHidden>
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
            asked={colors}
          />
          {below?.(product)}
        </li>
      ))}
    </ul>
  );
}
