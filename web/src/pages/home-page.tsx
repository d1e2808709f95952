import { BrandSlider } from '../features/brand-products/brand-slider';
import { DocumentTitle } from '../features/page-frame/document-title';
import { BRANDS } from '../lib/brands';
import { filmSources } from '../lib/images';
import { SHOP } from '../lib/shop';
import { useStyles } from '../ui';
import { FilmHero } from '../widgets/film-hero/film-hero';

/** Hero film, then one slider per brand (specification §2). */
export function HomePage() {
  return (
    <>
      <DocumentTitle />
      <FilmHero title={SHOP.heroTitle} subtitle={SHOP.heroSubtitle} sources={filmSources('home')} />
      <div className={useStyles('sections').root}>
        {BRANDS.map((brand) => (
          <BrandSlider key={brand.value} brand={brand} />
        ))}
      </div>
    </>
  );
}
