import { defineSlotRecipe } from '@chakra-ui/react';

/** An empty cart: the words in the middle, and a row of shoes at the bottom. */
export const emptyCart = defineSlotRecipe({
  slots: ['root', 'row'],
  base: {
    root: { display: 'grid', gridTemplateRows: '1fr auto', minHeight: 'full' },
    row: { minWidth: '0', padding: { base: '4', sm: '6' } },
  },
});
