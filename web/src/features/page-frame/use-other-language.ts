import { useLocation, type Location } from 'react-router';
import { addressIn, currentLocale } from '../../lib/i18n';
import { carryState, chooseLanguage } from '../../state/language';
import { useIsHydrating } from '../../ui';
import type { OtherLanguage } from '../../widgets/shop/language-link/language-link';

/** The present page in the other language, with its filters, its overlay and its place. */
export function useOtherLanguage(): OtherLanguage {
  const { pathname, search, hash, state } = useLocation() as Location<object | null>;
  // The server does not know the hash.
  const place = useIsHydrating() ? '' : hash;
  const to = currentLocale() === 'en' ? 'vi' : 'en';
  return {
    to,
    href: addressIn(to, pathname) + search + place,
    onChoose: () => {
      chooseLanguage(to);
      carryState(pathname, state);
    },
  };
}
