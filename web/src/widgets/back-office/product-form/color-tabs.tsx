import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { DRAFT_LIMITS, isHex, numberedColor, type ColorDraft } from '../../../lib/product-draft';
import { Tabs, recipeClasses } from '../../../ui';
import { colorTabs } from './color-tabs.recipe';

export interface ColorTabsProps {
  colors: readonly ColorDraft[];
  /** The key of the shown colour. */
  current: string;
  /** The keys of the colours with an error. */
  wrong: ReadonlySet<string>;
  onSelect: (key: string) => void;
  onAdd: () => void;
  /** The fields of the shown colour. */
  children: ReactNode;
}

/** A product's colours as tabs, and a button that adds one. */
export function ColorTabs({ colors, current, wrong, onSelect, onAdd, children }: ColorTabsProps) {
  const styles = recipeClasses(colorTabs);
  const labelOf = ({ color, colorHex }: ColorDraft, index: number): ReactNode => (
    <>
      <span
        className={styles.swatch}
        style={{ background: isHex(colorHex) ? colorHex.trim() : undefined }}
        aria-hidden
      />
      <span className={styles.name}>{color.trim() || numberedColor(index)}</span>
    </>
  );
  return (
    <Tabs
      label={i18n.t('Colors')}
      tabs={colors.map((color, index) => ({
        value: color.key,
        label: labelOf(color, index),
        wrong: wrong.has(color.key),
      }))}
      value={current}
      onChange={onSelect}
      after={
        <button
          type="button"
          className={styles.add}
          disabled={colors.length >= DRAFT_LIMITS.colors}
          onClick={onAdd}
        >
          <Plus aria-hidden strokeWidth={1.6} />
          {i18n.t('Add color')}
        </button>
      }
    >
      {children}
    </Tabs>
  );
}
