import { useEffect, useState, type ComponentType } from 'react';
import { currentLocale } from '../lib/i18n';
import { TIMINGS } from '../lib/timings';
import { chooseLanguage, isOtherLanguageWished } from '../state/language';
import type { LanguageOfferProps } from '../widgets/language-offer/language-offer';
import { useOtherLanguage } from '../features/page-frame/use-other-language';

/** The offer of the other language, to those who may wish it. Its code loads after the page. */
export function LazyLanguageOffer() {
  const language = useOtherLanguage();
  const [Offer, setOffer] = useState<ComponentType<LanguageOfferProps>>();
  useEffect(() => {
    if (!isOtherLanguageWished()) return;
    const bring = async () => {
      const part = await import('../widgets/language-offer/language-offer');
      // It is offered once: who takes no notice is not asked again.
      chooseLanguage(currentLocale());
      setOffer(() => part.LanguageOffer);
    };
    // Should it not come, the footer has the link too.
    const timer = setTimeout(() => void bring().catch(() => undefined), TIMINGS.offerDelay);
    return () => clearTimeout(timer);
  }, []);
  return Offer && <Offer language={language} onClose={() => setOffer(undefined)} />;
}
