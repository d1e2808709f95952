import { useNavigate } from 'react-router-dom';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { TIMINGS } from '../../lib/timings';
import { useCart } from '../../state/cart';
import { useNewShoes } from '../../state/new-shoes';
import { useSession } from '../../state/session';
import { useOverlay } from '../../state/url';
import { useDelay } from '../../state/use-delay';
import { middle } from '../../theme/recipes/middle.recipe';
import { Button, ButtonLink, Drawer, EmptyState, ErrorNotice, Spinner, useStyles } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { CartLine, GoneLine } from '../../widgets/cart-line/cart-line';
import { CartSummary } from '../../widgets/cart-summary/cart-summary';
import { ShoeRow } from '../../widgets/shoe-row/shoe-row';
import { UndoNotice } from '../../widgets/undo-notice/undo-notice';
import { emptyCart } from './cart-drawer.recipe';
import { useFocusInPlace } from './use-focus-in-place';
import { useGoneLines } from './use-gone-lines';
import { useLineChange } from './use-line-change';
import { useRemoval } from './use-removal';

/** The cart on the right: a short spinner, then the visitor's text, an empty cart or the lines (rule K12). */
export function CartDrawer(frame: OverlayFrame) {
  const user = useSession();
  const { cart, isLoading, error, retry } = useCart();
  const navigate = useNavigate();
  const isReady = useDelay(TIMINGS.cartSpinner);
  const isWaiting = !isReady || (user !== null && isLoading);
  const isFull = !isWaiting && cart !== null && cart.items.length > 0;
  const list = useFocusInPlace(isFull ? cart.items.length : 0);
  const removal = useRemoval(cart);
  // Here, since the only line is away while its last pair is taken out, which may fail.
  const change = useLineChange(cart);
  const { gone, forget } = useGoneLines(cart);
  const goneList = useFocusInPlace(gone.length);
  const footer = isFull && (
    <CartSummary
      subtotal={cart.total}
      action={
        <Button size="lg" wide onClick={() => void navigate('/checkout', { replace: true })}>
          {i18n.t('Checkout')}
        </Button>
      }
    />
  );
  return (
    <Drawer side="end" title={i18n.t('Cart')} footer={footer || undefined} {...frame}>
      {isWaiting && <Waiting />}
      {!isWaiting && user === null && <ForVisitors />}
      {!isWaiting && user !== null && error && (
        <ErrorNotice
          centred
          title={i18n.t('Your cart could not be loaded.')}
          advice={error.message}
          onRetry={retry}
        />
      )}
      {!isWaiting && gone.length > 0 && (
        <ul {...goneList}>
          {gone.map((line) => (
            <GoneLine key={keyOf(line)} line={line} onRemove={() => forget(line)} />
          ))}
        </ul>
      )}
      {!isWaiting && user !== null && !error && !isFull && <Empty />}
      <UndoNotice look="inPlace" text={removal.text} onUndo={() => void removal.undo()} />
      {isFull && (
        <Lines
          cart={cart}
          list={list}
          change={change}
          onRemove={(line) => {
            forget(line);
            removal.note(line);
          }}
        />
      )}
    </Drawer>
  );
}

interface LinesProps {
  cart: OrderDto;
  list: ReturnType<typeof useFocusInPlace>;
  change: ReturnType<typeof useLineChange>;
  /** Called with the last pair of a line, before it is taken out. */
  onRemove: (line: OrderItemDto) => void;
}

function Lines({ cart, list, change, onRemove }: LinesProps) {
  const { increase, decrease, messageOf } = change;
  const { hrefOf } = useOverlay();
  return (
    <ul {...list}>
      {cart.items.map((line) => (
        <CartLine
          key={keyOf(line)}
          line={line}
          href={line.slug && hrefOf({ active: 'productDetail', product: line.slug })}
          onIncrease={() => increase(line)}
          onDecrease={() => {
            if (line.quantity === 1) onRemove(line);
            decrease(line);
          }}
          message={messageOf(line)}
        />
      ))}
    </ul>
  );
}

function keyOf({ productId, color, size }: OrderItemDto): string {
  return `${productId}/${color}/${size}`;
}

function Waiting() {
  return (
    <div className={useStyles(middle, { room: 'drawer' }).root}>
      <Spinner size="lg" label={i18n.t('Loading the cart')} />
    </div>
  );
}

function ForVisitors() {
  return (
    <EmptyState
      centred
      title={i18n.t('Sign In for Shopping.')}
      action={<ButtonLink href="/sign-in">{i18n.t('Sign In')}</ButtonLink>}
    />
  );
}

function Empty() {
  const styles = useStyles(emptyCart);
  return (
    <div className={styles.root}>
      <EmptyState
        centred
        title={i18n.t('Your cart is empty')}
        action={<Button disabled>{i18n.t('Checkout')}</Button>}
      />
      <div className={styles.row}>
        <ShoeRow {...useNewShoes()} />
      </div>
    </div>
  );
}
