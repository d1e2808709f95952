import { useMemo } from 'react';
import { useFilterProducts } from '../../api/generated/products/products';
import type { ProductDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { LIMITS } from '../../lib/timings';
import { cataloguePath, withOverlay } from '../../state/url';
import { ColorEdit } from '../../widgets/color-edit/color-edit';

/** The search is read as every colour of the family, whatever the catalogue calls them. */
const RED = 'đỏ';

/**
 * The reds of all brands, one of each brand (rule V30). A card leads into the catalogue, since the shoe opens there in
 * the colour that is shown.
 */
export function Reds() {
  const { data, isError } = useFilterProducts({ search: RED, stock: 'just-in', limit: LIMITS.pageSize });
  const colors = data?.readAs?.find(({ filter }) => filter === 'color')?.values ?? [];
  const shown = useMemo(() => data && firstOfEachBrand(data.products), [data]);
  if (isError || (data && colors.length === 0)) return null;
  const allHref = cataloguePath({ color: [...colors] });
  return (
    <ColorEdit
      title={i18n.t('All in red')}
      products={shown}
      colors={colors}
      total={data?.total}
      allHref={allHref}
      hrefOf={({ slug }) => productIn(allHref, slug)}
    />
  );
}

function firstOfEachBrand(products: readonly ProductDto[]): ProductDto[] {
  return products.filter(
    ({ brand }, index) => products.findIndex((other) => other.brand === brand) === index,
  );
}

function productIn(href: string, product: string): string {
  const [path, query] = href.split('?');
  const params = withOverlay(new URLSearchParams(query), { active: 'productDetail', product });
  return `${path}?${params.toString()}`;
}
