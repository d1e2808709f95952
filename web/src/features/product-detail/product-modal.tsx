import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStatus } from '../../lib/api-error';
import { useGetProduct } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { BRANDS, typeName } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { isColorSoldOut } from '../../lib/product-stock';
import { inPageLanguage } from '../../lib/product-texts';
import { SHOP } from '../../lib/shop';
import { playSound } from '../../lib/sound';
import { useDelivery } from '../../state/delivery';
import { useFavourite } from '../../state/favourites';
import { useMySize } from '../../state/my-size';
import { cataloguePath, useOverlay } from '../../state/url';
import { middle } from '../../theme/recipes/middle.recipe';
import {
  ButtonLink,
  EmptyState,
  ErrorNotice,
  Modal,
  Spinner,
  TextLink,
  UndoNotice,
  recipeClasses,
} from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { ProductAction } from '../../widgets/product/product-detail/product-action';
import { ProductDetail } from '../../widgets/product/product-detail/product-detail';
import { ProductOptions } from '../../widgets/product/product-detail/product-options';
import { DeliveryDays } from '../../widgets/shop/delivery-days/delivery-days';
import { BackInStock } from './back-in-stock';
import { MoreShoes, NearShoes } from './other-shoes';
import { useListedProduct } from './use-listed-product';
import { usePurchase } from './use-purchase';

/** A product's dialog by its slug, so that a shared link opens it (rule V3). */
export function ProductModal({ slug, ...frame }: OverlayFrame & { slug: string }) {
  const styles = recipeClasses(middle, { room: 'product' });
  const listed = useListedProduct(slug);
  const answer = useGetProduct(encodeURIComponent(slug), undefined, { query: { placeholderData: listed } });
  const product = answer.data;
  useStartOf(slug);
  const title = product?.name ?? i18n.t('Product');
  const isGone = !product && isStatus(answer.error, 404);
  return (
    <Modal inPlace size="lg" title={title} hideTitle {...frame}>
      {frame.open && <title>{`${isGone ? i18n.t('Page not found') : title} – ${SHOP.name}`}</title>}
      {product && (
        <ProductPurchase key={product._id} product={product} onStock={() => void answer.refetch()} />
      )}
      <noscript>
        <TextLink href="/product">{i18n.t('See all products')}</TextLink>
      </noscript>
      {!product && (
        <div className={styles.root}>
          {answer.isError ? (
            <Failure error={answer.error} onRetry={() => void answer.refetch()} />
          ) : (
            <Spinner size="lg" label={i18n.t('Loading the product')} />
          )}
        </div>
      )}
    </Modal>
  );
}

/** Another product in the same dialog begins at its top, and the focus with it. */
function useStartOf(slug: string): void {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    const dialog = document.querySelector<HTMLElement>('[role=dialog]');
    dialog?.focus();
    dialog?.querySelector('[data-product]')?.scrollIntoView?.({ block: 'start' });
  }, [slug]);
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isStatus(error, 404)) {
    return (
      <ErrorNotice
        title={i18n.t('This shoe could not be loaded.')}
        advice={error.message}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState
      title={i18n.t('This shoe is not here any more.')}
      text={i18n.t('It may have left the shop, or the link is incomplete.')}
      action={<ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>}
    />
  );
}

/** The ways up from a product: all products, its brand, and what the brand has of its type. */
function crumbsOf({ brand, type }: ProductDto) {
  const { label, path } = BRANDS.find(({ value }) => value === brand) ?? { label: brand, path: 'product' };
  return [
    { text: i18n.t('All'), href: '/product' },
    { text: label, href: `/${path}` },
    { text: typeName(type), href: cataloguePath({ brand: [brand], type: [type] }) },
  ];
}

/** Colour, size and the cart's button. */
function ProductPurchase({ product, onStock }: { product: ProductDto; onStock: () => void }) {
  const { open } = useOverlay();
  const [mySize, setMySize] = useMySize();
  const purchase = usePurchase(product, onStock);
  const { color, size, added, clearError } = purchase;
  const [isFavourite, toggleFavourite, unsaved] = useFavourite(product._id);
  const [isWaitOpen, setIsWaitOpen] = useState(false);
  const waitForm = useRef<HTMLDivElement>(null);
  const onTellMe = () => {
    flushSync(() => setIsWaitOpen(true));
    waitForm.current?.querySelector<HTMLElement>('form input, form button')?.focus();
  };

  return (
    <ProductDetail
      product={inPageLanguage(product)}
      crumbs={crumbsOf(product)}
      color={color}
      delivery={<DeliveryDays {...useDelivery()} />}
      related={<MoreShoes product={product} />}
      similar={<NearShoes product={product} mySize={mySize} />}
    >
      <ProductOptions
        colors={product.colors}
        color={color}
        onColor={(next) => {
          purchase.setColor(next);
          clearError();
        }}
        size={size}
        onSize={(next) => {
          purchase.setSize(next);
          clearError();
        }}
        mySize={mySize}
        onMySize={setMySize}
        backInStock={
          <div ref={waitForm}>
            <BackInStock product={product} color={color} open={isWaitOpen} onOpen={setIsWaitOpen} />
          </div>
        }
      />
      <ProductAction
        signedIn={purchase.isSignedIn}
        hasSize={size !== null}
        status={purchase.status}
        message={purchase.error || unsaved || undefined}
        onAddToCart={purchase.onAddToCart}
        onViewCart={added ? () => open({ active: 'cart' }) : undefined}
        onTellMe={product.colors.every(isColorSoldOut) ? onTellMe : undefined}
        notice={
          <UndoNotice
            look="inPlace"
            text={
              purchase.hasComeBack && added
                ? i18n.t('Size {size} is in your cart.', { size: added.size })
                : ''
            }
            onUndo={() => void purchase.undo()}
          />
        }
        favourite={isFavourite}
        onFavourite={() => {
          if (toggleFavourite()) playSound('tap');
        }}
      />
    </ProductDetail>
  );
}
