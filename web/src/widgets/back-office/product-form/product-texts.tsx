import { type ChangeEvent, useId, useState } from 'react';
import { i18n, LOCALE_NAMES, type Locale } from '../../../lib/i18n';
import { DRAFT_LIMITS } from '../../../lib/product-draft';
import { TextArea, TextField, recipeClasses, VisuallyHidden } from '../../../ui';
import { productTexts } from './product-texts.recipe';

/** The texts of each language; a product has those of the first. */
const TEXTS = {
  vi: { line: 'highLight', text: 'desc' },
  en: { line: 'highLightEn', text: 'descEn' },
} as const;
const LANGUAGES: readonly Locale[] = ['vi', 'en'];

type TextName = (typeof TEXTS)[Locale]['line' | 'text'];

interface BoundField {
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface ProductTextsProps {
  /** A field's label, value, error and change. */
  bind: (field: TextName) => BoundField;
}

/**
 * Highlight and description, one language at a time. The tabs are radios: they show another part of the fields, and
 * those of the colours are the form's only `tab`s.
 */
export function ProductTexts({ bind }: ProductTextsProps) {
  const styles = recipeClasses(productTexts);
  const name = useId();
  const [language, setLanguage] = useState<Locale>('vi');
  const { line, text } = TEXTS[language];
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="radiogroup" aria-label={i18n.t('Language of the texts')}>
        {LANGUAGES.map((one) => {
          const isWrong = Object.values(TEXTS[one]).some((field) => bind(field).error !== undefined);
          return (
            <label key={one} className={styles.tab} data-wrong={isWrong || undefined}>
              <input
                type="radio"
                name={name}
                className={styles.input}
                checked={one === language}
                onChange={() => setLanguage(one)}
              />
              <span lang={one}>{LOCALE_NAMES[one]}</span>
              {isWrong && <VisuallyHidden>{i18n.t(', not right yet')}</VisuallyHidden>}
            </label>
          );
        })}
      </div>
      <TextField key={line} {...bind(line)} lang={language} maxLength={DRAFT_LIMITS.highLight} />
      <TextArea key={text} {...bind(text)} lang={language} maxLength={DRAFT_LIMITS.desc} />
    </div>
  );
}
