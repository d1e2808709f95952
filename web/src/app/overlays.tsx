import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOverlay, type Overlay } from '../state/url';
import { OverlayBoundary } from './overlay-boundary';

const CartDrawer = lazy(async () => ({ default: (await import('../features/cart/cart-drawer')).CartDrawer }));
const SearchDrawer = lazy(async () => ({
  default: (await import('../features/search/search-drawer')).SearchDrawer,
}));
const ProductModal = lazy(async () => ({
  default: (await import('../features/product-detail/product-modal')).ProductModal,
}));
const OrderModal = lazy(async () => ({
  default: (await import('../features/order-detail/order-modal')).OrderModal,
}));

/** The overlay that the address asks for (specification §2). Each arrives when it is first opened. */
export function Overlays() {
  const { overlay, close } = useOverlay();
  const [last, setLast] = useState<Overlay | null>(overlay);
  if (overlay !== null && overlay !== last) setLast(overlay);
  const shown = overlay ?? last;
  if (!shown) return null;
  const frame = { open: overlay !== null, onClose: close, onExitComplete: () => setLast(null) };
  return (
    <OverlayBoundary key={shown.active} onClose={close}>
      <Suspense>{draw(shown, frame)}</Suspense>
    </OverlayBoundary>
  );
}

interface Frame {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

function draw(shown: Overlay, frame: Frame): ReactNode {
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
