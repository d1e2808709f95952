import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import { Button, Drawer, recipeClasses } from '../../ui';
import { filterSheet } from './filter-sheet.recipe';

interface FilterSheetProps {
  open: boolean;
  /** The number of matching products; undefined while it loads. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone the filters cover the screen; a button stays at the bottom. */
export function FilterSheet({ open, total, onClose, children }: FilterSheetProps) {
  return (
    <Drawer
      side="full"
      open={open}
      title={i18n.t('Filter')}
      onClose={onClose}
      footer={
        <Button size="lg" wide onClick={onClose}>
          {total === undefined ? i18n.t('Show') : i18n.t('Show {total}', { total })}
        </Button>
      }
    >
      <div className={recipeClasses(filterSheet).root}>{children}</div>
    </Drawer>
  );
}
