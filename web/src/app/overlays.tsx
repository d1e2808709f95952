import { Suspense, type ReactNode } from 'react';
import { useOverlay, type Overlay } from '../state/url';
import { useUntilClosed } from '../hooks/use-until-closed';
import { useIsHydrating } from '../ui';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, renewFailedParts } from '../ui/lazy-part';
import type { OverlayFrame } from '../ui/overlay/overlay';
import { OverlayFailure } from './overlay-failure';
import { OverlayPending } from './overlay-pending';
import { useFocusAfter } from './use-focus-after';

const CartDrawer = lazyPart(() => import('../features/cart/cart-drawer').then((file) => file.CartDrawer));
const SearchDrawer = lazyPart(() =>
  import('../features/search/search-drawer').then((file) => file.SearchDrawer),
);
const ProductModal = lazyPart(() =>
  import('../features/product-detail/product-modal').then((file) => file.ProductModal),
);
const OrderModal = lazyPart(() =>
  import('../features/order-detail/order-modal').then((file) => file.OrderModal),
);

/** Loads the code of a product's dialog that is open from the start. */
export const loadProduct = ProductModal.load;

/** The overlay in the address (rule V2). Each loads when it is first opened; the server renders a product's only. */
export function Overlays() {
  const { overlay, close } = useOverlay();
  const dialog = useUntilClosed(overlay, close);
  const focusAfter = useFocusAfter();
  const isHydrating = useIsHydrating();
  if (!dialog || (isHydrating && dialog.subject.active !== 'productDetail')) return null;
  const shown = dialog.subject;
  const frame = { ...dialog.frame, focusAfter };
  return (
    <ErrorBoundary
      key={shown.active}
      fallback={(retry) => <OverlayFailure {...frame} onRetry={retry} />}
      onError={renewFailedParts}
    >
      <Suspense fallback={frame.open && <OverlayPending onClose={close} />}>{draw(shown, frame)}</Suspense>
    </ErrorBoundary>
  );
}

function draw(shown: Overlay, frame: OverlayFrame): ReactNode {
  switch (shown.active) {
    case 'cart':
      return <CartDrawer {...frame} />;
    case 'search':
      return <SearchDrawer {...frame} />;
    case 'productDetail':
      return <ProductModal {...frame} slug={shown.product} />;
    case 'order':
      return <OrderModal {...frame} id={shown.order} />;
  }
}
