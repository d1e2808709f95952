import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { sizesLeft } from '../../lib/sizes';
import { useFavourite, useFavouriteIds } from '../../state/favourites';
import { useMySize } from '../../state/my-size';
import { useNewShoes } from '../../state/new-shoes';
import { useProductsById } from '../../state/products-by-id';
import { useSession } from '../../state/session';
import { useOverlay } from '../../state/url';
import {
  ButtonLink,
  EmptyState,
  ErrorNotice,
  FieldError,
  IconButton,
  PageTitle,
  recipeClasses,
} from '../../ui';
import { ProductGrid } from '../../widgets/catalogue/product-grid/product-grid';
import { ShoeRow } from '../../widgets/catalogue/shoe-row/shoe-row';
import { favourites } from './favourites.recipe';

/** The favourites as cards, with the sizes that are left (rule V9). */
export function Favourites() {
  const styles = recipeClasses(favourites);
  const user = useSession();
  const ids = useFavouriteIds();
  const { products, error, retry } = useProductsById(useEverShown(ids));
  // Deleted ones have no card.
  const present = products && !error ? products.filter(({ _id }) => ids.includes(_id)) : ids;
  const [mySize] = useMySize();
  const { hrefOf } = useOverlay();
  const hrefOfProduct = ({ slug }: ProductDto) => hrefOf({ active: 'productDetail', product: slug });
  return (
    <div className={styles.root}>
      <PageTitle count={present.length || undefined} subtitle={subtitleFor(user !== null)}>
        {i18n.t('Favourites.')}
      </PageTitle>
      {error && (
        <ErrorNotice
          title={i18n.t('Not every favourite could be loaded.')}
          advice={error.message}
          onRetry={retry}
        />
      )}
      {products?.length === 0 ? (
        !error && <NoFavourites />
      ) : (
        <div className={styles.grid}>
          <ProductGrid
            products={products}
            placeholders={ids.length}
            mySize={mySize}
            hrefOf={hrefOfProduct}
            below={(product) => <Below product={product} href={hrefOfProduct(product)} />}
          />
        </div>
      )}
    </div>
  );
}

/** A visitor may expect them on other devices (rule V9). */
function subtitleFor(signedIn: boolean): string {
  return signedIn ? i18n.t('Kept in your account, on all of your devices') : i18n.t('Kept in this browser');
}

/** These ids, and those that were among them since the page opened: a heart pressed by mistake can be pressed again. */
function useEverShown(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(ids);
  const fresh = ids.filter((id) => !shown.includes(id));
  if (fresh.length > 0) setShown([...fresh, ...shown]);
  return shown;
}

/** The sizes left, the way to choose one of them, and the mark. */
function Below({ product, href }: { product: ProductDto; href: string }) {
  const styles = recipeClasses(favourites);
  const [isFavourite, toggle, unsaved] = useFavourite(product._id);
  const left = sizesLeft(product.colors);
  return (
    <>
      <p className={styles.sizes}>
        {left.length > 0 ? i18n.t('Left: {sizes}', { sizes: left.join(', ') }) : i18n.t('No size is left')}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={href} size="tool" variant={left.length > 0 ? 'ink' : 'outline'}>
          {left.length > 0 ? i18n.t('Add to cart') : i18n.t('See shoes near it')}
        </ButtonLink>
        <IconButton
          label={i18n.t('Favourite: {name}', { name: product.name })}
          icon={Heart}
          variant="outline"
          pressed={isFavourite}
          onClick={toggle}
        />
      </div>
      {unsaved && (
        <div className={styles.unsaved}>
          <FieldError>{unsaved}</FieldError>
        </div>
      )}
    </>
  );
}

function NoFavourites() {
  const row = useNewShoes();
  return (
    <div className={recipeClasses(favourites).empty}>
      <EmptyState
        title={i18n.t('No favourites yet.')}
        text={i18n.t('Press the heart of a shoe, and it waits for you here.')}
        action={<ButtonLink href="/product">{i18n.t('See all products')}</ButtonLink>}
      />
      <ShoeRow {...row} />
    </div>
  );
}
