import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStatus } from '../../api/api-error';
import { useGetProduct } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { BRANDS, typeName } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { isLeft, openingChoice } from '../../lib/product-stock';
import { inPageLanguage } from '../../lib/product-texts';
import { SHOP } from '../../lib/shop';
import { playSound } from '../../lib/sound';
import { TIMINGS } from '../../lib/timings';
import { type AskedFor, useAskedFor } from '../../state/asked-for';
import { useFavourite } from '../../state/favourites';
import { useMySize } from '../../state/my-size';
import { readChoice, returnHere, type Choice as Chosen } from '../../state/return-path';
import { useSession } from '../../state/session';
import { cataloguePath, useOverlay } from '../../state/url';
import { middle } from '../../theme/recipes/middle.recipe';
import { ButtonLink, EmptyState, ErrorNotice, Modal, Spinner, TextLink, useStyles } from '../../ui';
import type { OverlayFrame } from '../../ui/overlay/overlay';
import { ProductDetail } from '../../widgets/product-detail/product-detail';
import { UndoNotice } from '../../widgets/undo-notice/undo-notice';
import { BackInStock } from './back-in-stock';
import { MoreShoes, NearShoes } from './other-shoes';
import { useAddToCart } from './use-add-to-cart';
import { useListedProduct } from './use-listed-product';

/** A product's dialog by its slug, so that a shared link opens it (rule V3). */
export function ProductModal({ slug, ...frame }: OverlayFrame & { slug: string }) {
  const styles = useStyles(middle, { room: 'product' });
  const listed = useListedProduct(slug);
  const answer = useGetProduct(encodeURIComponent(slug), undefined, { query: { placeholderData: listed } });
  const product = answer.data;
  useStartOf(slug);
  const title = product?.name ?? (isStatus(answer.error, 404) ? i18n.t('Page not found') : undefined);
  return (
    <Modal inPlace size="lg" title={product?.name ?? i18n.t('Product')} hideTitle {...frame}>
      {title && frame.open && <title>{`${title} – ${SHOP.name}`}</title>}
      {product && <Choice key={product._id} product={product} onStock={() => void answer.refetch()} />}
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

/** The colour and the size that are chosen at first: what was chosen before signing in, if it is left. */
function openWith({ colors }: ProductDto, mySize: string | null, asked: AskedFor, before?: Chosen) {
  const wanted = colors.find(({ color }) => color === before?.color);
  if (wanted) {
    const size = before?.size ?? mySize;
    return { mySize, asked, color: wanted.color, size: isLeft(wanted, size) ? size : null };
  }
  return { mySize, asked, ...openingChoice(colors, asked, mySize) };
}

/** Colour, size and the cart's button. A visitor is sent to sign in, and comes back with the pair in the cart (rule K10). */
function Choice({ product, onStock }: { product: ProductDto; onStock: () => void }) {
  const navigate = useNavigate();
  const location = useLocation();
  const user = useSession();
  const { open } = useOverlay();
  const [mySize, setMySize] = useMySize();
  const onAdded = ({ size: bought }: { size: string }) => {
    if (mySize === null) setMySize(bought);
  };
  const { add, undo, added, status, error, clearError } = useAddToCart(onAdded, onStock);
  const [isFavourite, toggleFavourite] = useFavourite(product._id);
  const [before] = useState(() => readChoice(location.state));
  const asked = useAskedFor();
  const [opened, setOpened] = useState(() => openWith(product, mySize, asked, before));
  const [color, setColor] = useState(opened.color);
  const [wanted, setSize] = useState(opened.size);
  // The server rendered the product without the shopper's own size, and the product may come before the list that says
  // how the search was read.
  if (opened.mySize !== mySize || opened.asked !== asked) {
    const now = openWith(product, mySize, asked, before);
    setOpened(now);
    if (wanted === opened.size && color === opened.color) {
      setColor(now.color);
      setSize(now.size);
    }
  }
  const colorNamed = (name: string) => product.colors.find((entry) => entry.color === name);
  const chosen = colorNamed(color);
  // What is fetched again may have lost the chosen colour to another name, or sold the size.
  if (!chosen && product.colors.length > 0) {
    const now = openWith(product, mySize, asked);
    setColor(now.color);
    setSize(now.size);
  }
  const size = isLeft(chosen, wanted) ? wanted : null;

  const onColor = (next: string) => {
    setColor(next);
    const own = size ?? mySize;
    setSize(isLeft(colorNamed(next), own) ? own : null);
    clearError();
  };
  const onSize = (next: string) => {
    setSize(next);
    clearError();
  };
  const onAddToCart = () => {
    if (!user) {
      return void navigate('/sign-in', { state: { ...returnHere(location), choice: { color, size } } });
    }
    if (!size || !chosen) return;
    const { _id: productId, name, price } = product;
    const image = chosen.imageDetail[0] ?? product.adImage;
    void add({ productId, color, size, quantity: 1, name, price: String(price), image });
  };
  const isAsChosen = size !== null && size === before?.size && color === before.color;
  const hasComeBack = useCameBack(before, user !== null && isAsChosen, added !== null, onAddToCart);

  return (
    <ProductDetail
      product={inPageLanguage(product)}
      crumbs={crumbsOf(product)}
      color={color}
      onColor={onColor}
      size={size}
      onSize={onSize}
      mySize={mySize}
      onMySize={setMySize}
      signedIn={user !== null}
      status={status}
      message={error || undefined}
      wait={<BackInStock product={product} color={color} />}
      more={<MoreShoes product={product} />}
      near={<NearShoes product={product} mySize={mySize} />}
      onAddToCart={onAddToCart}
      onViewCart={added ? () => open({ active: 'cart' }) : undefined}
      notice={
        <UndoNotice
          look="inPlace"
          text={hasComeBack && added ? i18n.t('Size {size} is in your cart.', { size: added.size }) : ''}
          onUndo={() => void undo()}
        />
      }
      favourite={isFavourite}
      onFavourite={() => {
        if (toggleFavourite()) playSound('tap');
      }}
    />
  );
}

/**
 * Puts the pair that was chosen before signing in in the cart, once: its choice is taken out of the address's state
 * first, since a reload keeps that.
 *
 * @returns whether that was a moment ago, so that it can be undone
 */
function useCameBack(
  before: Chosen | undefined,
  canAdd: boolean,
  isAdded: boolean,
  onAdd: () => void,
): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMet = useRef(false);
  const [isRecent, setIsRecent] = useState(false);
  const meet = useEffectEvent(() => {
    isMet.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    if (!canAdd) return;
    setIsRecent(true);
    onAdd();
  });
  useEffect(() => {
    if (before && !isMet.current) meet();
  }, [before]);
  useEffect(() => {
    if (!isRecent || !isAdded) return;
    const timer = setTimeout(() => setIsRecent(false), TIMINGS.undo);
    return () => clearTimeout(timer);
  }, [isRecent, isAdded]);
  return isRecent;
}
