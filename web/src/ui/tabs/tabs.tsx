import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { tabs } from './tabs.recipe';

export interface Tab {
  /** Identifies the tab. */
  value: string;
  /** What stands on it: text, or a picture and text. */
  label: ReactNode;
  /** Something in its panel is not right yet: it is marked, and says so to screen readers. */
  wrong?: boolean;
}

export interface TabsProps {
  /** What the tabs are: the list's accessible name. */
  label: string;
  /** The tabs, in order: a value, what stands on it, and whether its panel is not right yet. */
  tabs: readonly Tab[];
  /** The value of the shown tab. */
  value: string;
  /** Called by a press, and by the arrow keys, Home and End. */
  onChange: (value: string) => void;
  /** Stands behind the last tab, for example a button that adds one. */
  after?: ReactNode;
  /** The panel of the shown tab. */
  children: ReactNode;
}

/** Tabs over a line, with a bar below the shown one, and its panel. */
export function Tabs({ label, tabs: all, value, onChange, after, children }: TabsProps) {
  const styles = recipeClasses(tabs);
  return (
    <Ark.Root className={styles.root} value={value} onValueChange={(details) => onChange(details.value)}>
      <div className={styles.bar}>
        <Ark.List className={styles.list} aria-label={label}>
          {all.map((tab) => (
            <Ark.Trigger
              key={tab.value}
              value={tab.value}
              className={styles.tab}
              data-wrong={tab.wrong || undefined}
            >
              {tab.label}
              {tab.wrong && <VisuallyHidden>{i18n.t(', not right yet')}</VisuallyHidden>}
            </Ark.Trigger>
          ))}
        </Ark.List>
        {after}
      </div>
      <Ark.Content value={value} className={styles.panel}>
        {children}
      </Ark.Content>
    </Ark.Root>
  );
}
