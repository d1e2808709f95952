import { useEffect, useState } from 'react';
import { currentLocale } from '../lib/i18n';
import { TIMINGS } from '../lib/timings';
import { chooseLanguage, isOtherLanguageWished } from '../state/language';
import { lazyPart } from '../ui/lazy-part';
import { useOtherLanguage } from '../features/page-frame/use-other-language';

const LanguageOffer = lazyPart(() =>
  import('../widgets/shop/language-offer/language-offer').then((file) => file.LanguageOffer),
);

/** The offer of the other language, to those who may wish it. Its code loads after the page. */
export function LazyLanguageOffer() {
  const language = useOtherLanguage();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOtherLanguageWished()) return;
    const bring = async () => {
      await LanguageOffer.load();
      // It is offered once: who takes no notice is not asked again.
      chooseLanguage(currentLocale());
      setIsOpen(true);
    };
    // Should it not come, the footer has the link too.
    const timer = setTimeout(() => void bring().catch(() => undefined), TIMINGS.offerDelay);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && <LanguageOffer language={language} onClose={() => setIsOpen(false)} />;
}
