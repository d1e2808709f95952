import { getListBrandTypesQueryKey, getListSliderProductsQueryKey } from '../api/generated/products/products';
import { BrandSections, BrandTypeBar } from '../features/brand-products/brand-sections';
import { brandStory } from '../features/editorial/brand-stories';
import { definePage } from '../features/page-frame/define-page';
import { BRANDS } from '../lib/choices';
import { i18n } from '../lib/i18n';
import { cataloguePath } from '../state/url';
import { sections } from '../theme/recipes/sections.recipe';
import { recipeClasses } from '../ui';
import { FilmHero } from '../widgets/catalogue/film-hero/film-hero';
import { StoryBanner } from '../widgets/catalogue/story-banner/story-banner';

const brandAt = (path: string) => BRANDS.find((brand) => path === `/${brand.path}`)!;

const newOf = (brand: string) => cataloguePath({ brand: [brand], stock: ['just-in'], sort: 'newest' });

/** A brand: its types, its film or picture with the slogan, its story, and a section for each type (rules V6 and V30). */
function BrandPage({ path }: { path: string }) {
  const brand = brandAt(path);
  return (
    <>
      <BrandTypeBar brand={brand} />
      <FilmHero
        kicker={brand.title}
        title={brand.slogan}
        link={{ href: newOf(brand.value), text: i18n.t('New from {brand}', { brand: brand.label }) }}
        film={brand.path}
        still={brand.media !== 'film'}
      />
      <StoryBanner {...brandStory(brand.path)} />
      <div className={recipeClasses(sections).root}>
        <BrandSections brand={brand} />
      </div>
    </>
  );
}

export const page = definePage({
  module: 'pages/brand-page',
  title: (path) => brandAt(path).label,
  isListed: true,
  description: (path) => {
    const { slogan, label } = brandAt(path);
    return {
      en: `${slogan} Genuine ${label} shoes: every colour, the sizes that are left, and prices. Free delivery all over Vietnam.`,
      vi: `${slogan} Giày ${label} chính hãng: xem từng màu, từng size còn lại và giá. Giao hàng miễn phí toàn quốc.`,
    };
  },
  picture: (path) => {
    const { label } = brandAt(path);
    return { film: brandAt(path).path, alt: { en: `${label} shoes`, vi: `Giày ${label}` } };
  },
  queries: (path) => {
    const brand = brandAt(path).value;
    return [getListBrandTypesQueryKey({ brand }), getListSliderProductsQueryKey({ brand })];
  },
  Component: BrandPage,
});
