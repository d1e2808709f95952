import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { ProductDto } from '../../api/generated/model';
import { sizesLeft } from '../../lib/sizes';
import { useFavourite, useFavouriteIds } from '../../state/favourites';
import { useMySize } from '../../state/my-size';
import { useNewShoes } from '../../state/new-shoes';
import { useProductsById } from '../../state/products-by-id';
import { useSession } from '../../state/session';
import { useOverlay } from '../../state/url';
import { ButtonLink, EmptyState, ErrorNotice, IconButton, PageTitle, useStyles } from '../../ui';
import { ProductGrid } from '../../widgets/product-grid/product-grid';
import { ShoeRow } from '../../widgets/shoe-row/shoe-row';
import { favourites } from './favourites.recipe';

/** Who is signed in may expect them on other devices (rule V9). */
const FOR_CUSTOMERS = 'Your favourites are kept in this browser, not in your account.';

/** This browser's favourites as cards, with the sizes that are left (rule V9). */
export function Favourites() {
  const styles = useStyles(favourites);
  const user = useSession();
  const ids = useFavouriteIds();
  const { products, error, retry } = useProductsById(useEverShown(ids));
  const [mySize] = useMySize();
  const { hrefOf } = useOverlay();
  const hrefOfProduct = ({ slug }: ProductDto) => hrefOf({ active: 'productDetail', product: slug });
  return (
    <div className={styles.root}>
      <PageTitle count={ids.length || undefined} subtitle={user ? FOR_CUSTOMERS : 'Kept in this browser'}>
        Favourites.
      </PageTitle>
      {error && (
        <ErrorNotice title="Not every favourite could be loaded." advice={error.message} onRetry={retry} />
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

/** These ids, and those that were among them since the page opened: a heart pressed by mistake can be pressed again. */
function useEverShown(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(ids);
  const fresh = ids.filter((id) => !shown.includes(id));
  if (fresh.length > 0) setShown([...fresh, ...shown]);
  return shown;
}

/** The sizes left, the way to choose one of them, and the mark. */
function Below({ product, href }: { product: ProductDto; href: string }) {
  const styles = useStyles(favourites);
  const [isFavourite, toggle] = useFavourite(product._id);
  const left = sizesLeft(product.colors);
  return (
    <>
      <p className={styles.sizes}>{left.length > 0 ? `Left: ${left.join(', ')}` : 'No size is left'}</p>
      <div className={styles.buttons}>
        <ButtonLink href={href} size="tool" variant={left.length > 0 ? 'ink' : 'outline'}>
          {left.length > 0 ? 'Add to cart' : 'See shoes near it'}
        </ButtonLink>
        <IconButton
          label={`Favourite: ${product.name}`}
          icon={Heart}
          variant="outline"
          pressed={isFavourite}
          onClick={toggle}
        />
      </div>
    </>
  );
}

function NoFavourites() {
  const row = useNewShoes();
  return (
    <div className={useStyles(favourites).empty}>
      <EmptyState
        title="No favourites yet."
        text="Press the heart of a shoe, and it waits for you here."
        action={<ButtonLink href="/product">See all products</ButtonLink>}
      />
      <ShoeRow {...row} />
    </div>
  );
}
