import { Fragment } from 'react';
import { useLocation } from 'react-router';
import {
  getListColorProductsQueryKey,
  getListSliderProductsQueryKey,
} from '../api/generated/products/products';
import { BrandSlider } from '../features/brand-products/brand-slider';
import { homeStory } from '../features/editorial/home-story';
import { RED } from '../features/editorial/red';
import { Reds } from '../features/editorial/reds';
import { definePage } from '../features/page-frame/define-page';
import { BRANDS } from '../lib/choices';
import { i18n } from '../lib/i18n';
import { shopWords } from '../lib/shop';
import { sections } from '../theme/recipes/sections.recipe';
import { recipeClasses } from '../ui';
import { FilmHero } from '../widgets/catalogue/film-hero/film-hero';
import { StoryBanner } from '../widgets/catalogue/story-banner/story-banner';

/** The sliders, counted from 0, after which the story and the reds stand. */
const STORY_AFTER = 1;
const REDS_AFTER = 3;

/**
 * The film, then one slider for each brand (rule V5), and between them a story and one colour (rule V30). After
 * deleting an account a customer lands here, with a notice.
 */
function HomePage() {
  const { state } = useLocation() as { state: { notice?: string } | null };
  const styles = recipeClasses(sections);
  const words = shopWords();
  return (
    <>
      {state?.notice && (
        <p role="status" className={styles.message}>
          {state.notice}
        </p>
      )}
      <FilmHero
        title={words.heroTitle}
        subtitle={words.heroSubtitle}
        link={{ href: '/product', text: i18n.t('See all products') }}
        film="home"
      />
      <div className={styles.root}>
        {BRANDS.map((brand, index) => (
          <Fragment key={brand.value}>
            <BrandSlider brand={brand} />
            {index === STORY_AFTER && <StoryBanner {...homeStory()} />}
            {index === REDS_AFTER && <Reds />}
          </Fragment>
        ))}
      </div>
    </>
  );
}

export const page = definePage({
  module: 'pages/home-page',
  title: () => '',
  isListed: true,
  description: null,
  queries: () => [
    ...BRANDS.map(({ value }) => getListSliderProductsQueryKey({ brand: value })),
    getListColorProductsQueryKey({ color: RED }),
  ],
  Component: HomePage,
});
