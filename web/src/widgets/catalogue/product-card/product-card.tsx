import { memo } from 'react';
import { typeName } from '../../../lib/choices';
import { colorName } from '../../../lib/color-name';
import { i18n } from '../../../lib/i18n';
import { sizeRun, sizesLeft } from '../../../lib/sizes';
import { Link, Skeleton, TilePicture, recipeClasses, VisuallyHidden } from '../../../ui';
import { Price } from '../../shop/price/price';
import { productCard } from './product-card.recipe';

/** The data of a card, which the API's products and slider entries both have. */
export interface CardProduct {
  name: string;
  /** The value in data, for example 'running'. */
  type: string;
  /** Whole dong. */
  price: number;
  /** The number of pairs in all sizes; 0 is sold out. */
  stock: number;
  adImage: string;
  colors: readonly CardColor[];
  /** The sizes in stock, in ascending order; by default they are derived from the colours. */
  sizes?: readonly string[];
}

interface CardColor {
  color: string;
  colorHex: string;
  imageDetail?: readonly string[];
  /** Without sizes the card shows no range. */
  sizes?: readonly { size: string; quantity: number }[];
}

export interface ProductCardProps {
  /** The product of this card. */
  product: CardProduct;
  /** The address that opens the product's dialog. */
  href: string;
  /** The tile's drawn width, as the `sizes` attribute of an image. */
  sizes?: string;
  /** Loads early: one of the page's first pictures. */
  priority?: boolean;
  /** The shopper's own size. */
  mySize?: string | null;
  /** The colours that were asked for: the card is pictured in the first that it has. */
  asked?: readonly string[];
}

const SHOWN_SWATCHES = 5;

/** A product to choose: tile, 'Just in' or 'Sold Out' (rule G11), name, type, sizes, price and colours. */
export const ProductCard = memo(function ProductCard({
  product,
  href,
  sizes = '33vw',
  priority,
  mySize,
  asked = [],
}: ProductCardProps) {
  const styles = recipeClasses(productCard);
  const soldOut = product.stock <= 0;
  const shown = product.colors.find(({ color }) => asked.includes(color));
  const picture = shown?.imageDetail?.[0] ?? product.adImage;
  const next = (shown ?? product.colors[0])?.imageDetail?.[1];
  return (
    <article className={styles.root} data-sold-out={soldOut || undefined}>
      <div className={styles.tile}>
        <span className={styles.flag}>{soldOut ? i18n.t('Sold Out') : i18n.t('Just in')}</span>
        <TilePicture path={picture} alt="" sizes={sizes} priority={priority} dimmed={soldOut} />
        {next && !soldOut && (
          <span className={styles.next}>
            <TilePicture path={next} alt="" sizes={sizes} />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link href={href} className={styles.link}>
              {product.name}
            </Link>
          </h3>
          <p className={styles.type}>
            <span>{typeName(product.type)}</span>
            <Sizes product={product} mine={mySize} />
          </p>
        </div>
        <div className={styles.figures}>
          <Price amount={product.price} muted={soldOut} />
          <Swatches colors={product.colors} />
        </div>
      </div>
    </article>
  );
});

/** The range of sizes in stock. A shopper with an own size also sees when that one is sold out. */
function Sizes({ product, mine }: { product: CardProduct; mine?: string | null }) {
  const styles = recipeClasses(productCard);
  const left = product.sizes ?? sizesLeft(product.colors.map(({ sizes = [] }) => ({ sizes })));
  if (left.length === 0) return null;
  return (
    <span className={styles.sizes}>
      <VisuallyHidden>{`, ${i18n.t('sizes')} `}</VisuallyHidden>
      {sizeRun(left)}
      {mine && !left.includes(mine) && `, ${i18n.t('no {size}', { size: mine })}`}
    </span>
  );
}

function Swatches({ colors }: Pick<CardProduct, 'colors'>) {
  const styles = recipeClasses(productCard);
  return (
    <ul className={styles.swatches} aria-label={i18n.t('Colors')}>
      {colors.slice(0, SHOWN_SWATCHES).map(({ color, colorHex }) => (
        <li key={color}>
          <span
            className={styles.swatch}
            style={{ backgroundColor: colorHex }}
            role="img"
            aria-label={colorName(color)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The placeholder of a card. */
export const ProductCardSkeleton = memo(function ProductCardSkeleton() {
  const styles = recipeClasses(productCard);
  return (
    <div className={styles.root} aria-hidden>
      <Skeleton shape="tile" />
      <div className={styles.text}>
        <div className={styles.skeletonWords}>
          <Skeleton shape="line" length="medium" />
          <Skeleton shape="line" length="short" />
        </div>
      </div>
    </div>
  );
});
