import { useListColorProducts } from '../../api/generated/products/products';
import { i18n } from '../../lib/i18n';
import { cataloguePath, withOverlay } from '../../state/url';
import { useStaggered } from '../../hooks/use-staggered';
import { ProductSlider } from '../../widgets/catalogue/product-slider/product-slider';
import { RED } from './red';

/** The reds of all brands, one of each (rule V30). A card leads into the catalogue, where its shoe opens in that red. */
export function Reds() {
  const { data, isError } = useListColorProducts({ color: RED });
  const shown = useStaggered(data);
  if (isError || data?.length === 0) return null;
  return (
    <ProductSlider
      title={i18n.t('All in red')}
      products={shown}
      allHref={cataloguePath({ search: RED })}
      hrefOf={({ slug }) => cataloguePath({ search: RED }, opened(slug))}
    />
  );
}

const opened = (product: string) => withOverlay(new URLSearchParams(), { active: 'productDetail', product });
