import { Heart } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { ActionStatus } from '../../lib/action-status';
import { materialName } from '../../lib/choices';
import { colorName } from '../../lib/color-name';
import { i18n } from '../../lib/i18n';
import {
  formatProductNumber,
  type NumberName,
  NUMBER_NAMES,
  PRODUCT_NUMBERS,
} from '../../lib/product-numbers';
import { fewLeft, isColorSoldOut } from '../../lib/product-stock';
import { languageOf } from '../../lib/text';
import { Button, FieldError, IconButton, Link, PictureRadios, Price, RadioCells, useStyles } from '../../ui';
import { StatusButton } from '../../ui';
import { productDetail } from './product-detail.recipe';
import { ProductGallery } from './product-gallery';
import { ScalePicture } from './scale-picture';

/** The data of the product's dialog. */
export interface DetailProduct extends Partial<Record<NumberName, number>> {
  name: string;
  brand: string;
  type: string;
  material: string;
  price: number;
  highLight: string;
  desc: string;
  /** The path of its 3D model, whose variants are named after the colours. */
  model?: string;
  colors: readonly DetailColor[];
}

interface DetailColor {
  color: string;
  colorHex: string;
  imageDetail: readonly string[];
  sizes: readonly { size: string; quantity: number }[];
}

export interface ProductDetailProps {
  /** The product with all its data. */
  product: DetailProduct;
  /** The ways up from the product, the widest first (rule V24). */
  crumbs: readonly { text: string; href: string }[];
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
  /** For a visitor the button reads 'Sign in to shopping'. */
  signedIn: boolean;
  /** The state of adding to the cart. */
  status: ActionStatus;
  /** Adds the chosen size to the cart, or leads a visitor to the sign-in (rule K10). */
  onAddToCart: () => void;
  /** Opens the cart. Set once a pair was added. */
  onViewCart?: () => void;
  /** What was just done, above the button on a phone and below it elsewhere. */
  notice?: ReactNode;
  /** Whether the product is a favourite. */
  favourite: boolean;
  /** Toggles the favourite. */
  onFavourite: () => void;
  /** Why adding failed, in one sentence. */
  message?: string;
  /** Under the sizes: asking to be told when one is back. */
  wait?: ReactNode;
  /** Under the button of a sold-out product: the shoes nearest to it. */
  near?: ReactNode;
  /** Under the description: other shoes. */
  more?: ReactNode;
}

/** A product's pictures, colours and sizes, and the button that adds it to the cart. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, color, onColor, size, onSize } = props;
  const styles = useStyles(productDetail);
  const chosen = product.colors.find((entry) => entry.color === color) ?? product.colors[0];
  const soldOut = product.colors.every(isColorSoldOut);
  return (
    <div className={styles.root} data-product>
      <ProductGallery
        name={product.name}
        color={chosen?.color ?? ''}
        pictures={chosen?.imageDetail ?? []}
        model={product.model}
      />
      <div className={styles.side}>
        <Words product={product} crumbs={props.crumbs} soldOut={soldOut} />
        <div className={styles.group}>
          <PictureRadios
            label={i18n.t('Color')}
            value={chosen?.color ?? ''}
            onChange={onColor}
            options={product.colors.map((entry) => ({
              value: entry.color,
              label: colorName(entry.color),
              colorHex: entry.colorHex,
              picture: entry.imageDetail[0],
              soldOut: isColorSoldOut(entry),
            }))}
          />
        </div>
        <div className={styles.group}>
          <RadioCells
            label={i18n.t('Size')}
            unit="EU"
            value={size}
            onChange={onSize}
            cells={(chosen?.sizes ?? []).map((entry) => ({
              value: entry.size,
              soldOut: entry.quantity <= 0,
            }))}
          />
          <MySizeNote {...props} few={fewLeft(chosen, size)} sizes={chosen?.sizes ?? []} />
          {props.wait}
        </div>
        <Action {...props} soldOut={soldOut} />
        {soldOut && props.near && <div className={styles.near}>{props.near}</div>}
        <div className={styles.rule}>
          <p className={styles.desc} lang={languageOf(product.desc)}>
            {product.desc}
          </p>
          <dl className={styles.delivery}>
            <dt>{i18n.t('Material')}</dt>
            <dd>{materialName(product.material)}</dd>
            {NUMBER_NAMES.map((name) => {
              const value = product[name];
              return value === undefined ? null : (
                <Fragment key={name}>
                  <dt>{PRODUCT_NUMBERS[name].label()}</dt>
                  <dd>{formatProductNumber(name, value)}</dd>
                </Fragment>
              );
            })}
            <dt>{i18n.t('Delivery')}</dt>
            <dd>{i18n.t('Free')}</dd>
          </dl>
          <ScalePicture type={product.type} />
        </div>
        {props.more && <div className={styles.more}>{props.more}</div>}
      </div>
    </div>
  );
}

type MySizeNoteProps = Pick<ProductDetailProps, 'size' | 'mySize' | 'onMySize'> &
  Pick<DetailColor, 'sizes'> & { few: number };

/**
 * One line below the sizes: how many pairs are left when they are few, then whether the shopper's own size is in stock,
 * or a button that makes the chosen size their own.
 */
function MySizeNote({ sizes, size, mySize, onMySize, few }: MySizeNoteProps) {
  const styles = useStyles(productDetail);
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

type WordsProps = Pick<ProductDetailProps, 'product' | 'crumbs'> & { soldOut: boolean };

function Words({ product, crumbs, soldOut }: WordsProps): ReactNode {
  const styles = useStyles(productDetail);
  return (
    <div className={styles.words}>
      {/* No landmark, since it stands in a dialog. */}
      <ol className={styles.crumbs} aria-label={i18n.t('Breadcrumb')}>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{product.name}</li>
      </ol>
      <p className={styles.name} aria-hidden>
        {product.name}
      </p>
      <p className={styles.price}>
        <Price amount={product.price} size="lg" muted={soldOut} />
        {soldOut && <span className={styles.soldOut}>{i18n.t('Sold out')}</span>}
      </p>
      <p className={styles.highlight} lang={languageOf(product.highLight)}>
        {product.highLight}
      </p>
    </div>
  );
}

/**
 * The button works at any time for a visitor, since it leads to the sign-in. A customer chooses a size first. Once a
 * pair was added, the way to the cart is the main action; where none is left, a visitor's sign-in is not.
 */
function Action(props: ProductDetailProps & { soldOut: boolean }) {
  const {
    soldOut,
    signedIn,
    size,
    status,
    onAddToCart,
    onViewCart,
    favourite,
    onFavourite,
    message,
    notice,
  } = props;
  const styles = useStyles(productDetail);
  return (
    <div className={styles.action} data-fixed-bar>
      {soldOut && <p className={styles.gone}>{i18n.t('Sold out in every color and size')}</p>}
      <div className={styles.actionMain}>
        <StatusButton
          wide
          size="lg"
          variant={(onViewCart && status === 'idle') || (soldOut && !signedIn) ? 'outline' : 'ink'}
          status={status}
          disabled={signedIn && size === null}
          loadingText={i18n.t('Adding to cart')}
          successText={i18n.t('Added to cart')}
          onClick={onAddToCart}
        >
          {signedIn ? i18n.t('Add to cart') : i18n.t('Sign in to shopping')}
        </StatusButton>
      </div>
      {onViewCart && (
        <div className={styles.actionMain}>
          <Button wide size="lg" onClick={onViewCart}>
            {i18n.t('View cart')}
          </Button>
        </div>
      )}
      <div className={styles.favourite}>
        <IconButton
          label={i18n.t('Favourite')}
          icon={Heart}
          variant="outline"
          size="lg"
          pressed={favourite}
          onClick={onFavourite}
        />
      </div>
      {message && (
        <div className={styles.message}>
          <FieldError>{message}</FieldError>
        </div>
      )}
      <div className={styles.notice}>{notice}</div>
    </div>
  );
}
