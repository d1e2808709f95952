import { defineSlotRecipe } from '@chakra-ui/react';

/** What a row of a deleted product has besides words and a button. */
export const deletedProducts = defineSlotRecipe({
  slots: ['thumb'],
  base: { thumb: { flex: 'none', width: '3.25rem' } },
});
