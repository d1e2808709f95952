import { defineSlotRecipe } from '@chakra-ui/react';

/** A form of one column: its fields, which may stand below a title, a button as wide as its text, and links. */
export const formColumn = defineSlotRecipe({
  slots: ['fields', 'action', 'links'],
  base: {
    fields: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      '&:not(:first-child)': { marginTop: '8' },
    },
    action: { display: 'flex' },
    links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4', marginTop: '6' },
  },
});
