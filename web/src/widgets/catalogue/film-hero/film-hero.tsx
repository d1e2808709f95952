import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { i18n } from '../../../lib/i18n';
import { filmSources } from '../../../lib/images';
import { languageOf } from '../../../lib/text';
import { ButtonLink, IconButton, recipeClasses } from '../../../ui';
import { filmHero } from './film-hero.recipe';

export interface FilmHeroProps {
  /** The page's title, over the film. */
  title: string;
  /** A small line above the title, for example the brand's name. */
  kicker?: string;
  /** One sentence below the title. */
  subtitle?: string;
  /** Where the one button leads, and what it says. */
  link: { href: string; text: string };
  /** The film's name: home, or a brand's path. */
  film: string;
  /** Shows the film's poster only. */
  still?: boolean;
}

/**
 * A film as wide as the page, with the title over it. The poster is the page's largest paint. The film loads after
 * the page, never under reduced motion or data saving, and can be paused (WCAG 2.2.2).
 */
export function FilmHero({ title, kicker, subtitle, link, film, still = false }: FilmHeroProps) {
  const styles = recipeClasses(filmHero, { long: title.length > LONG_TITLE });
  const { poster, posters, films } = filmSources(film);
  const { video, ready, playing, toggle, fail } = useFilm(!still);
  // In the document's head, before the styles.
  for (const { media, srcSet, sizes } of posters)
    preload(poster, { as: 'image', fetchPriority: 'high', media, imageSrcSet: srcSet, imageSizes: sizes });
  return (
    <section className={styles.root} aria-label={title}>
      <picture>
        {posters.map((source) => (
          <source key={source.media} {...source} />
        ))}
        <img src={poster} alt="" className={styles.media} fetchPriority="high" />
      </picture>
      {ready && (
        <video
          ref={video}
          className={styles.media}
          muted
          loop
          playsInline
          autoPlay
          preload="auto"
          aria-hidden
          tabIndex={-1}
        >
          {films.map((source, index) => (
            <source key={source.src} {...source} onError={index === films.length - 1 ? fail : undefined} />
          ))}
        </video>
      )}
      <div className={styles.text}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} lang={languageOf(title)}>
          {title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} lang={languageOf(subtitle)}>
            {subtitle}
          </p>
        )}
        <div className={styles.action}>
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        </div>
      </div>
      {!still && (
        <div className={styles.pause}>
          <IconButton
            label={playing ? i18n.t('Pause film') : i18n.t('Play film')}
            icon={playing ? Pause : Play}
            variant="film"
            onClick={toggle}
          />
        </div>
      )}
    </section>
  );
}

/** A title with more letters is as wide as the film. */
const LONG_TITLE = 26;

function useFilm(hasFilm: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!hasFilm || prefersStillness()) return;
    const start = () => {
      setReady(true);
      setPlaying(true);
    };
    if (document.readyState === 'complete') {
      const timer = setTimeout(start);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [hasFilm]);
  const toggle = () => {
    if (playing) video.current?.pause();
    else if (ready) void video.current?.play().catch(() => setPlaying(false));
    setReady(true);
    setPlaying(!playing);
  };
  /** The last of its files cannot be had. */
  const fail = () => {
    setReady(false);
    setPlaying(false);
  };
  return { video, ready, playing, toggle, fail };
}

function prefersStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches || connection?.saveData);
}
