import { useId, useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { recipeClasses, VisuallyHidden } from '../../../ui';
import { listFilter } from './list-filter.recipe';

export interface ListFilterProps<Value extends string> {
  /** The group's name, for example 'Status'. */
  label: string;
  /** The values; 'All' is added in front of them. */
  values: readonly Value[];
  /** Gives a value's words; without it the value stands for itself. */
  nameOf?: (value: Value) => string;
  /** A value is always chosen: there is no 'All'. */
  required?: boolean;
  /** The word for no value; 'All' when left out. */
  all?: string;
  /** '' for all. */
  value: Value | '';
  /** Called with the new value, or with '' for all. */
  onChange: (value: Value | '') => void;
}

/** Filters a back-office list by one value: a row of words, one of which is chosen. The choice shows at once. */
export function ListFilter<Value extends string>({
  label,
  values,
  nameOf = itself,
  required,
  all = i18n.t('All'),
  value,
  onChange,
}: ListFilterProps<Value>) {
  const styles = recipeClasses(listFilter);
  const name = useId();
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setShown(value);
  }
  const choose = (option: Value | '') => {
    setShown(option);
    onChange(option);
  };
  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {(required ? values : (['', ...values] as const)).map((option) => (
        <label key={option} className={styles.option} data-checked={option === shown || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option === shown}
            onChange={() => choose(option)}
          />
          {option ? nameOf(option) : all}
        </label>
      ))}
    </fieldset>
  );
}

function itself(value: string): string {
  return value;
}
