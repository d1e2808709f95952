import { X } from 'lucide-react';
import { LOCALE_NAMES, type Locale } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { LanguageLink, type OtherLanguage } from '../language-link/language-link';
import { languageOffer } from './language-offer.recipe';

export interface LanguageOfferProps {
  /** The present page in the offered language. */
  language: OtherLanguage;
  /** Called when the offer is closed. */
  onClose: () => void;
}

/** Each in the offered language, for whoever cannot read the page. */
const WORDS: Record<Locale, { offer: string; close: string }> = {
  en: { offer: 'View this page in English?', close: 'Close' },
  vi: { offer: 'Xem trang này bằng tiếng Việt?', close: 'Đóng' },
};

/** Offers the page in the language that the browser asks for. It stands over the page's lower edge. */
export function LanguageOffer({ language, onClose }: LanguageOfferProps) {
  const styles = recipeClasses(languageOffer);
  const { to } = language;
  const { offer, close } = WORDS[to];
  return (
    <aside className={styles.root} lang={to} aria-label={LOCALE_NAMES[to]}>
      <div className={styles.line}>
        <LanguageLink {...language} className={styles.link}>
          {offer}
        </LanguageLink>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <X aria-hidden strokeWidth={1.6} />
        </button>
      </div>
    </aside>
  );
}
