import { Box, Stack } from '@chakra-ui/react';
import { BrandSlider } from '../features/brand-products/brand-slider';
import { DocumentTitle } from '../features/page-frame/document-title';
import { BRANDS } from '../lib/brands';
import { filmSources } from '../lib/images';
import { SHOP } from '../lib/shop';
import { FilmHero } from '../widgets/film-hero/film-hero';

/** Hero film, then one slider per brand (specification §2). */
export function HomePage() {
  return (
    <Box>
      <DocumentTitle />
      <FilmHero title={SHOP.heroTitle} subtitle={SHOP.heroSubtitle} sources={filmSources('home')} />
      <Stack gap="20" paddingTop="20" paddingBottom="8">
        {BRANDS.map((brand) => (
          <BrandSlider key={brand.value} brand={brand} />
        ))}
      </Stack>
    </Box>
  );
}
