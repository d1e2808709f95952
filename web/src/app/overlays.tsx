import { Suspense, useState, type ReactNode } from 'react';
import { useOverlay, type Overlay } from '../state/url';
import { useIsHydrating } from '../ui';
import type { OverlayFrame } from '../ui/overlay/overlay';
import { OverlayBoundary } from './overlay-boundary';
import { OverlayPending } from './overlay-pending';
import { page } from './page';
import { useFocusAfter } from './use-focus-after';

const makeModal = () =>
  page(() => import('../features/product-detail/product-modal').then((file) => file.ProductModal));

const FirstModal = makeModal();

/** Loads the code of a product's dialog that is open from the start. */
export const loadProduct = FirstModal.load;

/** React caches a failed lazy component for ever, so a failure needs new ones. */
function makeParts(ProductModal = makeModal()) {
  return {
    CartDrawer: page(() => import('../features/cart/cart-drawer').then((file) => file.CartDrawer)),
    SearchDrawer: page(() => import('../features/search/search-drawer').then((file) => file.SearchDrawer)),
    ProductModal,
    OrderModal: page(() => import('../features/order-detail/order-modal').then((file) => file.OrderModal)),
  };
}

/** The overlay in the address (rule V2). Each loads when it is first opened; the server renders a product's only. */
export function Overlays() {
  const { overlay, close } = useOverlay();
  const [parts, setParts] = useState(() => makeParts(FirstModal));
  const [last, setLast] = useState<Overlay | null>(overlay);
  const focusAfter = useFocusAfter();
  const isHydrating = useIsHydrating();
  if (overlay !== null && overlay !== last) setLast(overlay);
  const shown = overlay ?? last;
  if (!shown || (isHydrating && shown.active !== 'productDetail')) return null;
  const frame = { open: overlay !== null, onClose: close, onExitComplete: () => setLast(null), focusAfter };
  return (
    <OverlayBoundary key={shown.active} {...frame} onFailure={() => setParts(makeParts())}>
      <Suspense fallback={frame.open && <OverlayPending onClose={close} />}>
        {draw(shown, frame, parts)}
      </Suspense>
    </OverlayBoundary>
  );
}

function draw(shown: Overlay, frame: OverlayFrame, parts: ReturnType<typeof makeParts>): ReactNode {
  switch (shown.active) {
    case 'cart':
      return <parts.CartDrawer {...frame} />;
    case 'search':
      return <parts.SearchDrawer {...frame} />;
    case 'productDetail':
      return <parts.ProductModal {...frame} slug={shown.product} />;
    case 'order':
      return <parts.OrderModal {...frame} id={shown.order} />;
  }
}
