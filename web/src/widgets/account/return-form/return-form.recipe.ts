import { defineSlotRecipe } from '@chakra-ui/react';

/** The pairs with their numbers, the reason, and the button. */
export const returnForm = defineSlotRecipe({
  slots: ['root', 'words', 'action', 'sum'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '5',
      padding: { base: '4', sm: '6' },
      paddingTop: '0',
    },
    words: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty' },
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    sum: { textStyle: 'title' },
  },
});
