import { useId } from 'react';
import { recipeClasses } from '../../../ui';
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../product-card/product-card';
import { shoeRow } from './shoe-row.recipe';

export interface ShoeRowProps<P extends CardProduct & { _id: string }> {
  /** The title above the row, which also names the section. */
  title: string;
  /** Undefined while they load; without any there is no row. */
  products: readonly P[] | undefined;
  /** The address of a card's link. */
  hrefOf: (product: P) => string;
}

const PLACEHOLDERS = [0, 1, 2];

/** A row of small cards: beside a product, and where there would be nothing. */
export function ShoeRow<P extends CardProduct & { _id: string }>({
  title,
  products,
  hrefOf,
}: ShoeRowProps<P>) {
  const styles = recipeClasses(shoeRow);
  const titleId = useId();
  if (products?.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId} aria-busy={!products || undefined}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rail}>
        {products
          ? products.map((product) => (
              <li key={product._id} className={styles.item}>
                <ProductCard product={product} href={hrefOf(product)} sizes="160px" />
              </li>
            ))
          : PLACEHOLDERS.map((place) => (
              <li key={place} className={styles.item}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
