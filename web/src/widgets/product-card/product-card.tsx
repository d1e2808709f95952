import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { sizeRun, sizesLeft } from '../../lib/sizes';
import { titleCase } from '../../lib/text';
import { Link, Price, Skeleton, TilePicture, useStyles } from '../../ui';

/** What a card shows; the API's products and slider entries both have it. */
export interface CardProduct {
  name: string;
  /** The data word, for example 'running'. */
  type: string;
  /** Whole dong. */
  price: number;
  /** How many pairs there are in all; 0 is sold out. */
  stock: number;
  adImage: string;
  colors: readonly CardColor[];
  /** The sizes that are left, smallest first; without it they are counted from the colours. */
  sizes?: readonly string[];
}

interface CardColor {
  color: string;
  colorHex: string;
  imageDetail?: readonly string[];
  /** Lists that leave them out show no run of sizes. */
  sizes?: readonly { size: string; quantity: number }[];
}

export interface ProductCardProps {
  /** The shoe of this card. */
  product: CardProduct;
  /** Where the card leads: the address that opens the product's modal. */
  href: string;
  /** How wide the tile is drawn, for the browser's choice of picture. */
  sizes?: string;
  /** One of the first pictures of a page. */
  priority?: boolean;
  /** The shopper's own size. */
  mySize?: string | null;
}

const SHOWN_SWATCHES = 5;

/** A shoe to choose: tile, 'Just in' or 'Sold Out', name, type, sizes, price and colours (specification section 2). */
export function ProductCard(props: ProductCardProps) {
  const { product, href, sizes = '33vw', priority, mySize } = props;
  const styles = useStyles('productCard');
  const soldOut = product.stock <= 0;
  const side = product.colors[0]?.imageDetail?.[1];
  return (
    <chakra.article css={styles.root} data-sold-out={soldOut || undefined}>
      <chakra.div css={styles.tile}>
        <chakra.span css={styles.flag}>{soldOut ? 'Sold Out' : 'Just in'}</chakra.span>
        <TilePicture path={product.adImage} alt="" sizes={sizes} priority={priority} dimmed={soldOut} />
        {side && !soldOut && (
          <chakra.span css={styles.side}>
            <TilePicture path={side} alt="" sizes={sizes} />
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div css={styles.text}>
        <chakra.div css={styles.words}>
          <chakra.h3 css={styles.name}>
            <Link href={href} css={styles.link}>
              {product.name}
            </Link>
          </chakra.h3>
          <chakra.p css={styles.type}>
            <span>{titleCase(product.type)}</span>
            <Sizes product={product} mine={mySize} />
          </chakra.p>
        </chakra.div>
        <chakra.div css={styles.figures}>
          <Price amount={product.price} muted={soldOut} />
          <Swatches colors={product.colors} />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}

/** The run of sizes that are left; a shopper who said their size also learns when it is not among them. */
function Sizes({ product, mine }: { product: CardProduct; mine?: string | null }) {
  const styles = useStyles('productCard');
  const left = product.sizes ?? sizesLeft(product.colors.map(({ sizes = [] }) => ({ sizes })));
  if (left.length === 0) return null;
  return (
    <chakra.span css={styles.sizes}>
      <chakra.span srOnly>, sizes </chakra.span>
      {sizeRun(left)}
      {mine && !left.includes(mine) && `, no ${mine}`}
    </chakra.span>
  );
}

function Swatches({ colors }: Pick<CardProduct, 'colors'>) {
  const styles = useStyles('productCard');
  return (
    <chakra.ul css={styles.swatches} aria-label="Colors">
      {colors.slice(0, SHOWN_SWATCHES).map(({ color, colorHex }) => (
        <li key={color}>
          <chakra.span css={styles.swatch} style={{ backgroundColor: colorHex }} aria-hidden />
          <chakra.span srOnly>{color}</chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}

/** The shape of a card that is still coming. */
export const ProductCardSkeleton = memo(function ProductCardSkeleton() {
  const styles = useStyles('productCard');
  return (
    <chakra.div css={styles.root} aria-hidden>
      <Skeleton shape="tile" />
      <chakra.div css={styles.text}>
        <chakra.div css={styles.skeletonWords}>
          <Skeleton shape="line" length="medium" />
          <Skeleton shape="line" length="short" />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
});
