import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, Drawer } from '../../ui';

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
      <Box paddingX={{ base: '4', sm: '6' }}>{children}</Box>
    </Drawer>
  );
}
