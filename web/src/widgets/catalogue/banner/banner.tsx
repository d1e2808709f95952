import { useEffect, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { languageOf } from '../../../lib/text';
import { TIMINGS } from '../../../lib/timings';
import { recipeClasses } from '../../../ui';
import { banner } from './banner.recipe';

export interface BannerProps {
  /** One short sentence. */
  text: string;
  /** Milliseconds until the background changes (rule T2). */
  changeAfter?: number;
}

/** The announcement above the header; its background changes from ink to warm grey. */
export function Banner({ text, changeAfter = TIMINGS.bannerChange }: BannerProps) {
  const styles = recipeClasses(banner);
  const [warm, setWarm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), changeAfter);
    return () => clearTimeout(timer);
  }, [changeAfter]);
  return (
    <aside
      className={styles.root}
      data-warm={warm || undefined}
      aria-label={i18n.t('Announcement')}
      lang={languageOf(text)}
    >
      {text}
    </aside>
  );
}
