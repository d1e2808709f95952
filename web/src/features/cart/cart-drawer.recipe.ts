import { defineSlotRecipe } from '@chakra-ui/react';

/** A cart without lines: words and buttons in the middle, and a row of shoes at the bottom. */
export const emptyCart = defineSlotRecipe({
  slots: ['root', 'actions', 'row'],
  base: {
    root: { display: 'grid', gridTemplateRows: '1fr auto', minHeight: 'full' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    row: { minWidth: '0', padding: { base: '4', sm: '6' } },
  },
});
