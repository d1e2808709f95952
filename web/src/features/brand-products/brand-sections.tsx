import { useDeferredValue, useMemo, useState } from 'react';
import { useListBrandTypes, useListSliderProducts } from '../../api/generated/products/products';
import type { SliderProductDto } from '../../api/generated/model';
import { type Brand, typeName } from '../../lib/choices';
import { i18n } from '../../lib/i18n';
import { scrollToElement } from '../../lib/scroll-to';
import { cataloguePath, useOverlay } from '../../state/url';
import { useStaggered } from '../../hooks/use-staggered';
import { sections } from '../../theme/recipes/sections.recipe';
import { EmptyState, ErrorNotice, recipeClasses } from '../../ui';
import { ProductSlider } from '../../widgets/catalogue/product-slider/product-slider';
import { TypeBar } from '../../widgets/catalogue/type-bar/type-bar';
import { totalOf } from './total-of';

/** The bar of the brand's types; a press scrolls smoothly to its section. */
export function BrandTypeBar({ brand }: { brand: Brand }) {
  const types = useListBrandTypes({ brand: brand.value });
  return <TypeBar types={types.data ?? []} onSelect={scrollToSection} />;
}

/** One section for each type of the brand, in the bar's order. */
export function BrandSections({ brand }: { brand: Brand }) {
  const styles = recipeClasses(sections);
  const query = { brand: brand.value };
  const types = useListBrandTypes(query);
  const products = useListSliderProducts(query);
  const [atOnce] = useState(types.isSuccess && products.isSuccess);
  // The sections are drawn with low priority, so that the page reacts to touches.
  const known = useDeferredValue(types.data);
  const failed = [types, products].find((answer) => answer.isError);
  if (failed) {
    return (
      <div className={styles.notice}>
        <ErrorNotice
          title={i18n.t('{brand} could not be loaded.', { brand: brand.label })}
          advice={failed.error?.message}
          onRetry={() => [types, products].forEach((answer) => answer.isError && void answer.refetch())}
        />
      </div>
    );
  }
  if (types.data?.length === 0) {
    return (
      <div className={styles.notice}>
        <EmptyState
          title={i18n.t('Nothing from {brand} at the moment.', { brand: brand.label })}
          text={i18n.t('New pairs arrive every week.')}
        />
      </div>
    );
  }
  const shown = known?.map(({ type }) => type) ?? ['loading'];
  return shown.map((type) => (
    <TypeSection
      key={type}
      type={type}
      allHref={cataloguePath({ brand: [brand.value], type: known ? [type] : [] })}
      title={known ? typeName(type) : brand.label}
      products={known && products.data}
      atOnce={atOnce}
    />
  ));
}

interface TypeSectionProps {
  type: string;
  title: string;
  allHref: string;
  /** The products of all types; undefined while they load. */
  products: readonly SliderProductDto[] | undefined;
  atOnce: boolean;
}

function TypeSection({ type, title, allHref, products, atOnce }: TypeSectionProps) {
  const { hrefOf } = useOverlay();
  const ofType = useMemo(() => products?.filter((product) => product.type === type), [products, type]);
  return (
    <ProductSlider
      id={sectionId(type)}
      title={title}
      allHref={allHref}
      total={totalOf(products, ofType)}
      products={useStaggered(ofType, atOnce)}
      hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
    />
  );
}

function sectionId(type: string): string {
  return `type-${type.replace(/\s+/g, '-')}`;
}

function scrollToSection(type: string): void {
  const section = document.getElementById(sectionId(type));
  scrollToElement(section, 'start');
  section?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
