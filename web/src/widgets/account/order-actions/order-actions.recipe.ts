import { defineSlotRecipe } from '@chakra-ui/react';

/** A sentence, the buttons below it, and what of the order is not left. */
export const orderActions = defineSlotRecipe({
  slots: ['root', 'words', 'buttons', 'missing'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    words: { textStyle: 'body', textWrap: 'pretty' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    missing: { textStyle: 'body', color: 'fg.soft', marginBottom: '4', overflowWrap: 'anywhere' },
  },
});
