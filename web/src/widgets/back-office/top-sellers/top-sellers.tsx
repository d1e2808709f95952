import type { BestSellerDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { formatNumber } from '../../../lib/money';
import { Link, TilePicture, recipeClasses } from '../../../ui';
import { topSellers } from './top-sellers.recipe';

const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** The best-selling products; the first three have medals. */
export function TopSellers({
  sellers,
  titleId,
}: {
  /** The best-selling one first. */
  sellers: readonly BestSellerDto[];
  /** The id of the heading. */
  titleId: string;
}) {
  const styles = recipeClasses(topSellers);
  return (
    <ol className={styles.list} aria-labelledby={titleId}>
      {sellers.map((seller, index) => (
        <li key={seller._id} className={styles.row}>
          <span className={styles.rank} data-medal={MEDALS[index]}>
            {index + 1}
          </span>
          <span className={styles.picture}>
            <TilePicture path={seller.image} alt="" sizes="56px" />
          </span>
          <span className={styles.words}>
            <Link href={`/product/${seller.slug}`} className={styles.name}>
              {seller.name}
            </Link>
            <span className={styles.sold}>{soldOf(seller)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function soldOf({ quantitySold: count }: BestSellerDto): string {
  return i18n.t('{count, plural, one {{sold} Product sold} other {{sold} Products sold}}', {
    count,
    sold: formatNumber(count),
  });
}
