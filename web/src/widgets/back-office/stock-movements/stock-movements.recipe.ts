import { defineSlotRecipe } from '@chakra-ui/react';
import { tight } from '../../../theme/fragments';

/** A product's stock movements: one row for each change. */
export const stockMovements = defineSlotRecipe({
  slots: ['root', 'row', 'change', 'words', 'meta', 'when'],
  base: {
    root: { containerType: 'inline-size', listStyle: 'none', borderTop: 'line', borderColor: 'fg' },
    row: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      borderBottom: 'line',
      borderColor: 'border.line',
    },
    change: {
      textStyle: 'numeric',
      fontWeight: 'semibold',
      textAlign: 'right',
      '&[data-down]': { color: 'status.canceled' },
      '&[data-up]': { color: 'status.completed' },
    },
    words: { textStyle: 'small', minWidth: '0' },
    meta: { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    when: { textStyle: 'meta', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
