import { useId } from 'react';
import { i18n } from '../../lib/i18n';
import { SectionTitle, useStyles } from '../../ui';
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../product-card/product-card';
import { colorEdit } from './color-edit.recipe';

export interface ColorEditProps<P extends CardProduct & { _id: string }> {
  /** The title above the shoes, which also names the section. */
  title: string;
  /** Undefined while they load; without any there is no section. */
  products: readonly P[] | undefined;
  /** The names of the colours: each shoe is pictured in one of them. */
  colors: readonly string[];
  /** How many shoes come in these colours; undefined while that is not known. */
  total?: number;
  /** The catalogue's address with all of them. */
  allHref: string;
  /** The address of a card's link. */
  hrefOf: (product: P) => string;
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];
const TILE_SIZES = '(min-width: 1024px) 17vw, (min-width: 701px) 33vw, 50vw';

/** Shoes of several brands in one colour, side by side. */
export function ColorEdit<P extends CardProduct & { _id: string }>(props: ColorEditProps<P>) {
  const { title, products, colors, total, allHref, hrefOf } = props;
  const styles = useStyles(colorEdit);
  const titleId = useId();
  if (products?.length === 0) return null;
  const text = total === undefined ? i18n.t('See all') : i18n.t('See all {total}', { total });
  return (
    <section className={styles.root} aria-labelledby={titleId} aria-busy={!products || undefined}>
      <div className={styles.head}>
        <SectionTitle id={titleId} more={{ href: allHref, text }}>
          {title}
        </SectionTitle>
      </div>
      <ul className={styles.grid}>
        {products
          ? products.map((product) => (
              <li key={product._id} className={styles.item}>
                <ProductCard product={product} href={hrefOf(product)} sizes={TILE_SIZES} asked={colors} />
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
