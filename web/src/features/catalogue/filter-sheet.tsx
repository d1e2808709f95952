import type { ReactNode } from 'react';
import { filterSheet } from '../../theme/recipes/page';
import { Button, Drawer, useRecipeStyles } from '../../ui';

interface FilterSheetProps {
  open: boolean;
  /** How many products the choice shows; undefined while it is not known. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone the filters cover the screen, with a button that stays at the bottom (design system §3). */
export function FilterSheet({ open, total, onClose, children }: FilterSheetProps) {
  return (
    <Drawer
      side="full"
      open={open}
      title="Filter"
      onClose={onClose}
      footer={
        <Button size="lg" wide onClick={onClose}>
          {total === undefined ? 'Show' : `Show ${total}`}
        </Button>
      }
    >
      <div className={useRecipeStyles(filterSheet).root}>{children}</div>
    </Drawer>
  );
}
