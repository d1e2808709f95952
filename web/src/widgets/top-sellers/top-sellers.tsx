import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../lib/money';
import { topSellers } from '../../theme/recipes/back-office-chart';
import { Link, TilePicture, useRecipeStyles } from '../../ui';

/** What sells best, as the API gives it. */
export interface Seller {
  _id: string;
  name: string;
  slug: string;
  /** The first picture of the first colour. */
  image: string;
  /** Pairs. */
  quantitySold: number;
}

const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** The products that sell best; the first three have medals (specification §2). */
export function TopSellers({
  sellers,
  titleId,
}: {
  /** The best one first. */
  sellers: readonly Seller[];
  /** The id of the heading. */
  titleId: string;
}) {
  const styles = useRecipeStyles(topSellers);
  return (
    <chakra.ol css={styles.list} aria-labelledby={titleId}>
      {sellers.map((seller, index) => (
        <chakra.li key={seller._id} css={styles.row}>
          <chakra.span css={styles.rank} data-medal={MEDALS[index]}>
            {index + 1}
          </chakra.span>
          <chakra.span css={styles.picture}>
            <TilePicture path={seller.image} alt="" sizes="56px" />
          </chakra.span>
          <chakra.span css={styles.words}>
            <Link href={`/product/${seller.slug}`} css={styles.name}>
              {seller.name}
            </Link>
            <chakra.span css={styles.sold}>
              {formatNumber(seller.quantitySold)} {seller.quantitySold === 1 ? 'Product' : 'Products'} sold
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
