import type { ChatProduct } from '../../lib/chat';
import { i18n } from '../../lib/i18n';
import { colorTitle } from '../../lib/color-title';
import { titleCase } from '../../lib/text';
import { Link, TilePicture, recipeClasses } from '../../ui';
import { Price } from '../shop/price/price';
import { chatProductCard } from './chat-product-card.recipe';

export interface ChatProductCardProps {
  /** The shoe, with the data at the time of the answer. */
  product: ChatProduct;
  /** The address that opens the product's dialog. */
  href: string;
}

/** A shoe in an answer, in one colour: the sizes in stock, and a link to its dialog. */
export function ChatProductCard({ product, href }: ChatProductCardProps) {
  const styles = recipeClasses(chatProductCard);
  const inStock = product.sizes.filter(({ left }) => left > 0);
  const soldOut = inStock.length === 0;
  return (
    <article className={styles.root} data-sold-out={soldOut || undefined}>
      <span className={styles.picture}>
        <TilePicture path={product.image} alt="" sizes="96px" ratio="fill" dimmed={soldOut} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.meta}>
          <span>{`${titleCase(product.brand)} · ${colorTitle(product.color)}`}</span>
          <Price amount={product.price} size="sm" muted={soldOut} />
        </p>
        <p className={styles.stock}>{stockLine(inStock)}</p>
      </div>
    </article>
  );
}

/** Lists each size in stock: a range would promise the sizes in between. */
function stockLine(inStock: ChatProduct['sizes']): string {
  const [only] = inStock;
  if (!only) return i18n.t('Sold Out');
  if (inStock.length === 1)
    return i18n.t('Size {size} · {count} left', { size: only.size, count: only.left });
  return i18n.t('Sizes {sizes}', { sizes: inStock.map(({ size }) => size).join(', ') });
}
