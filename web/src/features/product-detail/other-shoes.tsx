import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { useNearShoes } from './use-near-shoes';
import { useProductsById } from '../../state/products-by-id';
import { useRecentlySeen } from './recently-seen';
import { useOverlay } from '../../state/url';
import { useIsHydrating } from '../../ui';
import { ShoeRow } from '../../widgets/catalogue/shoe-row/shoe-row';

/** Instead of a sold-out shoe: those of its type that are left, in the shopper's size if they have told it. */
export function NearShoes({ product, mySize }: { product: ProductDto; mySize: string | null }) {
  const products = useNearShoes(product, { type: [product.type], ...(mySize && { size: [mySize] }) });
  const title = mySize ? i18n.t('Near it in your size, {size}', { size: mySize }) : i18n.t('Near it');
  return <Row title={title} products={products} />;
}

/** Under a product: others of its brand, and those seen before. */
export function MoreShoes({ product }: { product: ProductDto }) {
  const goesWith = useNearShoes(product, { brand: [product.brand] });
  const { products: seen } = useProductsById(useRecentlySeen(product._id));
  return (
    <>
      <Row title={i18n.t('Goes with')} products={goesWith} />
      {seen && <Row title={i18n.t('Recently seen')} products={seen} />}
    </>
  );
}

/** The server renders no such row: it depends on what only the browser knows. */
function Row({ title, products }: { title: string; products: readonly ProductDto[] | undefined }) {
  const { hrefOf } = useOverlay();
  if (useIsHydrating()) return null;
  return (
    <ShoeRow
      title={title}
      products={products}
      hrefOf={({ slug }) => hrefOf({ active: 'productDetail', product: slug })}
    />
  );
}
