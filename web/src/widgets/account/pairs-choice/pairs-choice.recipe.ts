import { defineSlotRecipe } from '@chakra-ui/react';

/** A box and the number beside it, below it where the words are long. */
export const pairsChoice = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      '& > label': { flex: '1' },
    },
  },
});
