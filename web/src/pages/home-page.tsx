import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandSlider } from '../features/brand-products/brand-slider';
import { homeStory } from '../features/editorial/home-story';
import { Reds } from '../features/editorial/reds';
import { DocumentTitle } from '../features/page-frame/document-title';
import { BRANDS } from '../lib/choices';
import { SHOP } from '../lib/shop';
import { sections } from '../theme/recipes/sections.recipe';
import { useStyles } from '../ui';
import { FilmHero } from '../widgets/film-hero/film-hero';
import { StoryBanner } from '../widgets/story-banner/story-banner';

/** The sliders, counted from 0, after which the story and the reds stand. */
const STORY_AFTER = 1;
const REDS_AFTER = 3;

/**
 * The film, then one slider for each brand (rule V5), and between them a story and one colour (rule V30). After
 * deleting an account a customer lands here, with a notice.
 */
export function HomePage() {
  const { state } = useLocation() as { state: { notice?: string } | null };
  const styles = useStyles(sections);
  return (
    <>
      <DocumentTitle />
      {state?.notice && (
        <p role="status" className={styles.message}>
          {state.notice}
        </p>
      )}
      <FilmHero title={SHOP.heroTitle} subtitle={SHOP.heroSubtitle} film="home" />
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
