import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** Shoes of one colour, edge to edge: 2, 3 or 6 in a row. */
export const colorEdit = defineSlotRecipe({
  slots: ['root', 'head', 'grid', 'item'],
  base: {
    root: { minWidth: '0' },
    head: { paddingX: gutter },
    grid: {
      display: 'grid',
      listStyle: 'none',
      gridTemplateColumns: {
        // Two columns; one at a large font size, where half a phone is too narrow for a price.
        base: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(6, minmax(0, 1fr))',
      },
      columnGap: { base: '2px', sm: '1' },
      rowGap: '28px',
      '--card-inset': '{spacing.3}',
    },
    item: { minWidth: '0' },
  },
});
