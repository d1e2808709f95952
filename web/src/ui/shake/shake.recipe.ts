import { defineSlotRecipe } from '@chakra-ui/react';

export const shake = defineSlotRecipe({
  slots: ['root'],
  base: { root: { '&[data-active]': { animation: 'shake 200ms linear' } } },
});
