import { BrandSections, BrandTypeBar } from '../features/brand-products/brand-sections';
import { brandStory } from '../features/editorial/brand-stories';
import { DocumentTitle } from '../features/page-frame/document-title';
import type { Brand } from '../lib/choices';
import { sections } from '../theme/recipes/sections.recipe';
import { useStyles } from '../ui';
import { FilmHero } from '../widgets/film-hero/film-hero';
import { StoryBanner } from '../widgets/story-banner/story-banner';

/** A brand: its types, its film or picture with the slogan, and a section for each type (rule V6). */
export function BrandPage({ brand }: { brand: Brand }) {
  return (
    <>
      <DocumentTitle>{brand.label}</DocumentTitle>
      <BrandTypeBar brand={brand} />
      <FilmHero kicker={brand.title} title={brand.slogan} film={brand.path} still={brand.media !== 'film'} />
      <div className={useStyles(sections).root}>
        <BrandSections brand={brand} />
        <StoryBanner {...brandStory(brand.path)} />
      </div>
    </>
  );
}
