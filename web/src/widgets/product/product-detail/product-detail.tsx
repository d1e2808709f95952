import { Fragment, type ReactNode } from 'react';
import { materialName } from '../../../lib/choices';
import { i18n } from '../../../lib/i18n';
import {
  formatProductNumber,
  type NumberName,
  NUMBER_NAMES,
  PRODUCT_NUMBERS,
} from '../../../lib/product-numbers';
import { isColorSoldOut } from '../../../lib/product-stock';
import { languageOf } from '../../../lib/text';
import { Link, recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';
import { productDetail } from './product-detail.recipe';
import { ProductGallery } from './product-gallery';
import type { DetailColor } from './product-options';
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

export interface ProductDetailProps {
  /** The product with all its data. */
  product: DetailProduct;
  /** The ways up from the product, the widest first (rule V24). */
  crumbs: readonly { text: string; href: string }[];
  /** The colour whose pictures are shown, by its name. */
  color: string;
  /** Its `ProductOptions` and `ProductAction`. */
  children: ReactNode;
  /** Under the button: between which days it arrives. */
  delivery?: ReactNode;
  /** Under the button of a sold-out product: the shoes nearest to it. */
  similar?: ReactNode;
  /** Under the description: other shoes. */
  related?: ReactNode;
}

/** A product's pictures and data, around the choice of a pair and the button that adds it to the cart. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, crumbs, color, children, delivery, similar, related } = props;
  const styles = recipeClasses(productDetail);
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
        <Words product={product} crumbs={crumbs} soldOut={soldOut} />
        {children}
        {!soldOut && delivery && <div className={styles.group}>{delivery}</div>}
        {soldOut && similar && <div className={styles.near}>{similar}</div>}
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
        {related && <div className={styles.more}>{related}</div>}
      </div>
    </div>
  );
}

type WordsProps = Pick<ProductDetailProps, 'product' | 'crumbs'> & { soldOut: boolean };

function Words({ product, crumbs, soldOut }: WordsProps): ReactNode {
  const styles = recipeClasses(productDetail);
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
