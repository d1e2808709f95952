import { BrandSections, BrandTypeBar } from '../features/brand-products/brand-sections';
import { Story } from '../features/editorial/story';
import { DocumentTitle } from '../features/page-frame/document-title';
import type { Brand } from '../lib/choices';
import { filmSources } from '../lib/images';
import { sections } from '../theme/recipes/sections.recipe';
import { useStyles } from '../ui';
import { FilmHero } from '../widgets/film-hero/film-hero';

/** A brand: its types, its film or picture with the slogan, and a section for each type (rule V6). */
export function BrandPage({ brand }: { brand: Brand }) {
  const { mp4, webm, ...posters } = filmSources(brand.path);
  return (
    <>
      <DocumentTitle>{brand.label}</DocumentTitle>
      <BrandTypeBar brand={brand} />
      <FilmHero
        kicker={brand.title}
        title={brand.slogan}
        sources={brand.media === 'film' ? { ...posters, mp4, webm } : posters}
      />
      <div className={useStyles(sections).root}>
        <BrandSections brand={brand} />
        <Story name={brand.path} />
      </div>
    </>
  );
}
