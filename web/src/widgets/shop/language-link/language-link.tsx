import type { ReactNode } from 'react';
import { LOCALE_NAMES, type Locale } from '../../../lib/i18n';

/** The present page in another language. */
export interface OtherLanguage {
  /** The other language. */
  to: Locale;
  /** The page's address in it. */
  href: string;
  /** Called by a press, before the browser opens the address. */
  onChoose: () => void;
}

export interface LanguageLinkProps extends OtherLanguage {
  /** Two letters instead of the language's name, which screen readers still get. */
  short?: boolean;
  /** How it looks where it stands. */
  className?: string;
  /** Shown in place of the language's name. */
  children?: ReactNode;
}

/** A link to the present page in another language, which the browser opens anew. */
export function LanguageLink({ to, href, onChoose, short, className, children }: LanguageLinkProps) {
  const name = LOCALE_NAMES[to];
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      className={className}
      aria-label={short ? name : undefined}
      onClick={onChoose}
    >
      {children ?? (short ? to.toUpperCase() : name)}
    </a>
  );
}
