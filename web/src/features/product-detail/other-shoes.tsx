import type { ProductDto } from '../../api/generated/model';
import { useNearShoes } from '../../state/near-shoes';
import { useOverlay } from '../../state/url';
import { ShoeRow } from '../../widgets/shoe-row/shoe-row';

/** Instead of a sold-out shoe: those of its type that are left, in the shopper's size if they have told it. */
export function NearShoes({ product, mySize }: { product: ProductDto; mySize: string | null }) {
  const { hrefOf } = useOverlay();
  const products = useNearShoes(product, { type: product.type, ...(mySize && { size: mySize }) });
  return (
    <ShoeRow
      title={mySize ? `Near it in your size, ${mySize}` : 'Near it'}
      products={products}
      hrefOf={({ slug }) => hrefOf({ active: 'productDetail', product: slug })}
    />
  );
}
