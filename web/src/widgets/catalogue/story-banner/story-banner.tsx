import type { EditorialPicture } from '../../../lib/images';
import { languageOf } from '../../../lib/text';
import { Link, recipeClasses } from '../../../ui';
import { storyBanner } from './story-banner.recipe';

type Tone = 'light' | 'dark';

export interface StoryBannerProps {
  /** A few words, the section's name. */
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** Where the story leads, and what its link says. */
  link: { href: string; text: string };
  /** A wide picture, and a tall one for phones. */
  picture: EditorialPicture;
  /** Whether the wide picture is light, under dark words, or dark, under light ones. */
  tone?: Tone;
  /** The same of the tall picture; by default as the wide one. */
  tallTone?: Tone;
}

/** A picture of shoes in use as wide as the page, with a few words and a link into the catalogue. */
export function StoryBanner({
  title,
  lead,
  link,
  picture,
  tone = 'light',
  tallTone = tone,
}: StoryBannerProps) {
  const styles = recipeClasses(storyBanner, { tone, tallTone });
  return (
    <section className={styles.root} aria-label={title}>
      <picture>
        {picture.sources.map((source) => (
          <source key={source.srcSet} {...source} sizes="100vw" />
        ))}
        <img src={picture.src} alt="" className={styles.picture} loading="lazy" decoding="async" />
      </picture>
      <div className={styles.text}>
        <h2 className={styles.title} lang={languageOf(title)}>
          {title}
        </h2>
        <p className={styles.lead} lang={languageOf(lead)}>
          {lead}
        </p>
        <Link href={link.href} className={styles.link}>
          {link.text}
        </Link>
      </div>
    </section>
  );
}
