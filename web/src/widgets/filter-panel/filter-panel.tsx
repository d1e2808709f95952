import { chakra } from '@chakra-ui/react';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { OptionRow, useStyles } from '../../ui';

export interface FilterOption {
  /** The data word. */
  value: string;
  label: string;
  /** How many products choosing it leaves. */
  count?: number;
  /** Drawn as a swatch in place of the box. */
  colorHex?: string;
}

export interface FilterGroup {
  /** The query parameter: brand, color, type, stock or sort. */
  key: string;
  title: string;
  /** `many` are joined by commas, `one` is a single choice. */
  choice: 'many' | 'one';
  options: readonly FilterOption[];
  selected: readonly string[];
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  /** The group's whole new selection. */
  onChange: (key: string, selected: string[]) => void;
}

/** The filter groups that have something to choose, one under the other (specification sections 4 and 9). */
export function FilterPanel({ groups, onChange }: FilterPanelProps) {
  const styles = useStyles('filterPanel');
  return (
    <chakra.div css={styles.root}>
      {groups.filter(hasOptions).map((group) => (
        <Group key={group.key} group={group} onChange={(selected) => onChange(group.key, selected)} />
      ))}
    </chakra.div>
  );
}

const hasOptions = ({ options }: FilterGroup) => options.length > 0;

function Group({ group, onChange }: { group: FilterGroup; onChange: (selected: string[]) => void }) {
  const styles = useStyles('filterPanel');
  const name = useId();
  const { choice, options, selected } = group;
  const choose = (value: string, checked: boolean) => {
    if (choice === 'one') return onChange(checked ? [value] : []);
    const others = selected.filter((item) => item !== value);
    onChange(checked ? [...others, value] : others);
  };
  return (
    <chakra.fieldset css={styles.group}>
      <chakra.legend css={styles.legend}>{group.title}</chakra.legend>
      <div>
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
    </chakra.fieldset>
  );
}

export interface FilterBarProps {
  /** How many filters are set. */
  count: number;
  /** The sort's name, at the right. */
  sort?: string;
  onOpen: () => void;
}

/** On a phone: the 52 px bar that opens the panel. */
export function FilterBar({ count, sort, onOpen }: FilterBarProps) {
  const styles = useStyles('filterPanel');
  return (
    <chakra.div css={styles.bar}>
      <chakra.button type="button" css={styles.open} onClick={onOpen}>
        <SlidersHorizontal aria-hidden strokeWidth={1.6} />
        Filter
        {count > 0 && <chakra.span css={styles.openCount}>{count}</chakra.span>}
      </chakra.button>
      {sort && (
        <chakra.button type="button" css={styles.sort} onClick={onOpen}>
          {sort}
          <ChevronDown aria-hidden strokeWidth={1.6} />
        </chakra.button>
      )}
    </chakra.div>
  );
}
