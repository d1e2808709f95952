import { useListSliderProducts } from '../../api/generated/products/products';
import type { Brand } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { cataloguePath, useOverlay } from '../../state/url';
import { useStaggered } from '../../hooks/use-staggered';
import { sections } from '../../theme/recipes/sections.recipe';
import { ErrorNotice, recipeClasses } from '../../ui';
import { ProductSlider } from '../../widgets/catalogue/product-slider/product-slider';
import { totalOf } from './total-of';

/** One brand's products in a row, on the home page (rule V5). */
export function BrandSlider({ brand }: { brand: Brand }) {
  const styles = recipeClasses(sections);
  const { hrefOf } = useOverlay();
  const products = useListSliderProducts({ brand: brand.value });
  const shown = useStaggered(products.data);
  const total = totalOf(products.data);
  if (products.isError) {
    return (
      <div className={styles.notice}>
        <ErrorNotice
          title={i18n.t('{brand} could not be loaded.', { brand: brand.label })}
          advice={products.error.message}
          onRetry={() => void products.refetch()}
        />
      </div>
    );
  }
  return (
    <ProductSlider
      title={brand.label}
      products={shown}
      allHref={total === 0 ? undefined : cataloguePath({ brand: [brand.value] })}
      total={total}
      hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
    />
  );
}
