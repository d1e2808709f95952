import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { DRAFT_LIMITS, isHex, type ColorDraft } from '../../lib/product-draft';
import { useStyles, VisuallyHidden } from '../../ui';
import { colorTabs } from './color-tabs.recipe';

export interface ColorTabsProps {
  /** The prefix of the tabs' ids; the panel's id is `<id>-panel`. */
  id: string;
  colors: readonly ColorDraft[];
  /** The key of the shown colour. */
  current: string;
  /** The keys of the colours with an error. */
  wrong: ReadonlySet<string>;
  onSelect: (key: string) => void;
  onAdd: () => void;
}

/** A product's colours as tabs, with arrow keys. */
export function ColorTabs({ id, colors, current, wrong, onSelect, onAdd }: ColorTabsProps) {
  const styles = useStyles(colorTabs);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = colors.findIndex(({ key }) => key === current);
    const next = (at + step + colors.length) % colors.length;
    onSelect(colors[next]!.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={styles.root}>
      <div role="tablist" aria-label="Colors" className={styles.list} ref={list} onKeyDown={onKeyDown}>
        {colors.map(({ key, color, colorHex }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={styles.tab}
            data-wrong={wrong.has(key) ? '' : undefined}
            onClick={() => onSelect(key)}
          >
            <span
              className={styles.swatch}
              style={{ background: isHex(colorHex) ? colorHex.trim() : undefined }}
              aria-hidden
            />
            <span className={styles.name}>{color.trim() || `color ${index + 1}`}</span>
            {wrong.has(key) && <VisuallyHidden>, not right yet</VisuallyHidden>}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.add}
        disabled={colors.length >= DRAFT_LIMITS.colors}
        onClick={onAdd}
      >
        <Plus aria-hidden strokeWidth={1.6} />
        Add color
      </button>
    </div>
  );
}
