import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../../lib/i18n';
import { OptionRow, recipeClasses } from '../../../ui';
import { filterPanel } from './filter-panel.recipe';

export interface FilterOption {
  /** The value in data and queries. */
  value: string;
  label: string;
  /** The number of products that match with this option (rule L11). */
  count?: number;
  /** Drawn as a swatch instead of the box. */
  colorHex?: string;
}

export interface FilterGroup {
  /** The query parameter: size, brand, color, type, material, stock or sort. */
  key: string;
  title: string;
  /** `many` joins values by commas, `one` is a single choice (rules L6 and L7). */
  choice: 'many' | 'one';
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Shown above the options. */
  head?: ReactNode;
}

export interface FilterPanelProps {
  /** The filter groups, in order. */
  groups: readonly FilterGroup[];
  /** Called with the group's new selection. */
  onChange: (key: string, selected: string[]) => void;
}

/** The filter groups with at least one option, one below the other (rule L7). */
export function FilterPanel({ groups, onChange }: FilterPanelProps) {
  const styles = recipeClasses(filterPanel);
  return (
    <div className={styles.root}>
      {groups.filter(hasOptions).map((group) => (
        <Group key={group.key} group={group} onChange={(selected) => onChange(group.key, selected)} />
      ))}
    </div>
  );
}

const hasOptions = ({ options, head }: FilterGroup) => options.length > 0 || head !== undefined;

function Group({ group, onChange }: { group: FilterGroup; onChange: (selected: string[]) => void }) {
  const styles = recipeClasses(filterPanel);
  const name = useId();
  const { choice, options, selected } = group;
  const choose = (value: string, checked: boolean) => {
    if (choice === 'one') return onChange(checked ? [value] : []);
    const others = selected.filter((item) => item !== value);
    onChange(checked ? [...others, value] : others);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.title}</legend>
      <div>
        {group.head}
        {options.map(({ value, label, count, colorHex }) => (
          <OptionRow
            key={value}
            type={choice === 'one' ? 'radio' : 'checkbox'}
            name={name}
            label={label}
            count={count}
            swatch={colorHex}
            checked={selected.includes(value)}
            onChange={(checked) => choose(value, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export interface FilterBarProps {
  /** The number of active filters. */
  count: number;
  /** The select of the list's order, on the right. */
  sort?: ReactNode;
  /** Opens the panel. */
  onOpen: () => void;
  /** The button that filters by the shopper's own size. */
  mySize?: { size: string; isOn: boolean; onToggle: () => void };
}

/** On a phone: the 52 px bar that opens the panel. */
export function FilterBar({ count, sort, onOpen, mySize }: FilterBarProps) {
  const styles = recipeClasses(filterPanel);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <SlidersHorizontal aria-hidden strokeWidth={1.6} />
        {i18n.t({ id: 'filter.verb', message: 'Filter' })}
        {count > 0 && <span className={styles.openCount}>{count}</span>}
      </button>
      {mySize && (
        <button type="button" className={styles.mine} aria-pressed={mySize.isOn} onClick={mySize.onToggle}>
          {i18n.t('My size')} <span className={styles.mineSize}>{mySize.size}</span>
        </button>
      )}
      {sort}
    </div>
  );
}
