import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OrderDto, OrderItemDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { lineKey } from '../../lib/line-key';
import { TIMINGS } from '../../lib/timings';
import { useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery';
import { useNewShoes } from '../../state/new-shoes';
import { useSession } from '../../state/session';
import { useOverlay } from '../../state/url';
import { useDelay } from '../../hooks/use-delay';
import { middle } from '../../theme/recipes/middle.recipe';
import {
  Button,
  ButtonLink,
  Drawer,
  EmptyState,
  ErrorNotice,
  Spinner,
  UndoNotice,
  useFocusInPlace,
  recipeClasses,
} from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { CartLine, GoneLine } from '../../widgets/cart/cart-line/cart-line';
import { CartSummary } from '../../widgets/cart/cart-summary/cart-summary';
import { DeliveryDays } from '../../widgets/shop/delivery-days/delivery-days';
import { ShoeRow } from '../../widgets/catalogue/shoe-row/shoe-row';
import { emptyCart } from './cart-drawer.recipe';
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
  const delivery = useDelivery(cart?.address);
  const footer = isFull && (
    <CartSummary
      subtotal={cart.total}
      delivery={<DeliveryDays {...delivery} />}
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
            <GoneLine key={lineKey(line)} line={line} onRemove={() => forget(line)} />
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
          key={lineKey(line)}
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

function Waiting() {
  return (
    <div className={recipeClasses(middle, { room: 'drawer' }).root}>
      <Spinner size="lg" label={i18n.t('Loading the cart')} />
    </div>
  );
}

function ForVisitors() {
  return (
    <WithoutLines
      title={i18n.t('Sign In for Shopping.')}
      actions={
        <>
          <ButtonLink href="/sign-in">{i18n.t('Sign In')}</ButtonLink>
          <ButtonLink href="/sign-up" variant="outline">
            {i18n.t('Create Your Account')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Empty() {
  return (
    <WithoutLines
      title={i18n.t('Your cart is empty')}
      actions={
        <>
          <ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>
          <Button variant="outline" disabled>
            {i18n.t('Checkout')}
          </Button>
        </>
      }
    />
  );
}

/** What there is to do, and new shoes. */
function WithoutLines({ title, actions }: { title: string; actions: ReactNode }) {
  const styles = recipeClasses(emptyCart);
  return (
    <div className={styles.root}>
      <EmptyState centred title={title} action={<div className={styles.actions}>{actions}</div>} />
      <div className={styles.row}>
        <ShoeRow {...useNewShoes()} />
      </div>
    </div>
  );
}
