import { Box } from '@chakra-ui/react';
import { useListBrandTypes, useListSliderProducts } from '../../api/generated/products/products';
import type { ListSliderProductsBrand } from '../../api/generated/model';
import type { Brand } from '../../lib/brands';
import { titleCase } from '../../lib/text';
import { useOverlay } from '../../state/url';
import { EmptyState, ErrorNotice } from '../../ui';
import { ProductSlider } from '../../widgets/product-slider/product-slider';
import { TypeBar } from '../../widgets/type-bar/type-bar';

/** The bar of the brand's types; pressing one scrolls smoothly to its section (specification §2). */
export function BrandTypeBar({ brand }: { brand: Brand }) {
  const types = useListBrandTypes({ brand: brand.value as ListSliderProductsBrand });
  return <TypeBar types={types.data ?? []} onSelect={scrollToSection} />;
}

/** One section per type of the brand, in the bar's order. */
export function BrandSections({ brand }: { brand: Brand }) {
  const { hrefOf } = useOverlay();
  const query = { brand: brand.value as ListSliderProductsBrand };
  const types = useListBrandTypes(query);
  const products = useListSliderProducts(query);
  const failed = [types, products].find((answer) => answer.isError);
  if (failed) {
    return (
      <Box paddingX={{ base: '4', sm: '6' }}>
        <ErrorNotice
          title={`${brand.label} could not be loaded.`}
          advice={failed.error?.message}
          onRetry={() => [types, products].forEach((answer) => answer.isError && void answer.refetch())}
        />
      </Box>
    );
  }
  if (types.data?.length === 0) {
    return (
      <Box paddingX={{ base: '4', sm: '6' }}>
        <EmptyState
          title={`Nothing from ${brand.label} at the moment.`}
          text="New pairs arrive every week."
        />
      </Box>
    );
  }
  const shown = types.data?.map(({ type }) => type) ?? ['loading'];
  return shown.map((type) => (
    <ProductSlider
      key={type}
      id={sectionId(type)}
      title={types.data ? titleCase(type) : brand.label}
      products={types.data && products.data?.filter((product) => product.type === type)}
      hrefOf={(product) => hrefOf({ active: 'productDetail', product: product.slug })}
    />
  ));
}

function sectionId(type: string): string {
  return `type-${type.replace(/\s+/g, '-')}`;
}

function scrollToSection(type: string): void {
  const section = document.getElementById(sectionId(type));
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
