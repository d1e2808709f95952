import type { ReactNode } from 'react';
import { colorName } from '../../../lib/color-name';
import { i18n } from '../../../lib/i18n';
import { fewLeft, isColorSoldOut } from '../../../lib/product-stock';
import { PictureRadios, RadioCells, recipeClasses } from '../../../ui';
import { SizeGuide } from '../size-guide/size-guide';
import { productDetail } from './product-detail.recipe';

/** A colour of the product, with its pictures and sizes. */
export interface DetailColor {
  color: string;
  colorHex: string;
  imageDetail: readonly string[];
  sizes: readonly { size: string; quantity: number }[];
}

export interface ProductOptionsProps {
  /** The product's colours, at least one. */
  colors: readonly DetailColor[];
  /** The chosen colour's name. */
  color: string;
  /** Called with the new colour's name. */
  onColor: (color: string) => void;
  /** The chosen size, or null. */
  size: string | null;
  /** Called with the new size. */
  onSize: (size: string) => void;
  /** The shopper's own size, or null. */
  mySize?: string | null;
  /** Called when the shopper makes a size their own. */
  onMySize: (size: string) => void;
  /** Under the sizes: asking to be told when one is back. */
  backInStock?: ReactNode;
}

/** A product's colours and the sizes of the chosen one. */
export function ProductOptions(props: ProductOptionsProps) {
  const { colors, color, onColor, size, onSize, mySize, onMySize, backInStock } = props;
  const styles = recipeClasses(productDetail);
  const chosen = colors.find((entry) => entry.color === color) ?? colors[0];
  const sizes = chosen?.sizes ?? [];
  return (
    <>
      <div className={styles.group}>
        <PictureRadios
          label={i18n.t('Color')}
          value={chosen?.color ?? ''}
          onChange={onColor}
          options={colors.map((entry) => ({
            value: entry.color,
            label: colorName(entry.color),
            colorHex: entry.colorHex,
            picture: entry.imageDetail[0],
            unavailable: isColorSoldOut(entry) ? i18n.t('Sold out') : undefined,
          }))}
        />
      </div>
      <div className={styles.group}>
        <RadioCells
          label={i18n.t('Size')}
          unit="EU"
          value={size}
          onChange={onSize}
          cells={sizes.map((entry) => ({
            value: entry.size,
            unavailable: entry.quantity <= 0 ? i18n.t('sold out') : undefined,
          }))}
        />
        <MySizeNote
          sizes={sizes}
          size={size}
          mySize={mySize}
          onMySize={onMySize}
          few={fewLeft(chosen, size)}
        />
        {backInStock}
        <SizeGuide sizes={sizes.map((entry) => entry.size)} chosen={size} />
      </div>
    </>
  );
}

type MySizeNoteProps = Pick<ProductOptionsProps, 'size' | 'mySize' | 'onMySize'> &
  Pick<DetailColor, 'sizes'> & { few: number };

/**
 * One line below the sizes: how many pairs are left when they are few, then whether the shopper's own size is in stock,
 * or a button that makes the chosen size their own.
 */
function MySizeNote({ sizes, size, mySize, onMySize, few }: MySizeNoteProps) {
  const styles = recipeClasses(productDetail);
  const left = few > 0 && (
    <span className={styles.few} role="status">
      {i18n.t('Only {few} left in {size}', { few, size })}
    </span>
  );
  if (size !== null && size !== mySize) {
    return (
      <p className={styles.mySize}>
        {left}
        <button type="button" onClick={() => onMySize(size)}>
          {i18n.t('Remember {size} as my size', { size })}
        </button>
      </p>
    );
  }
  if (sizes.every(({ quantity }) => quantity <= 0)) {
    return <p className={styles.mySize}>{i18n.t('Every size of this color is sold out.')}</p>;
  }
  if (!mySize) return <p className={styles.mySize}>{i18n.t('Choose a size to remember it as yours.')}</p>;
  const made = sizes.find((entry) => entry.size === mySize);
  const note = made
    ? i18n.t('Your size, {size}, is sold out in this color.', { size: mySize })
    : i18n.t('Not made in your size, {size}.', { size: mySize });
  return (
    <p className={styles.mySize}>
      {left}
      <span role="status">
        {size === mySize || (made && made.quantity > 0)
          ? i18n.t('Your size is {size}.', { size: mySize })
          : note}
      </span>
    </p>
  );
}
