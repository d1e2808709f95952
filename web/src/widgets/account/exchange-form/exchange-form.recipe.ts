import { defineSlotRecipe } from '@chakra-ui/react';

/** The pairs, the sizes of the chosen one, and the button. */
export const exchangeForm = defineSlotRecipe({
  slots: ['root', 'words', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '5',
      padding: { base: '4', sm: '6' },
      paddingTop: '0',
    },
    words: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
