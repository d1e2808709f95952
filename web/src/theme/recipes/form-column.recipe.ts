import { defineSlotRecipe } from '@chakra-ui/react';

/**
 * A form of one column: its fields, which may stand below a title or a block, a button as wide as its text, links, and
 * another way below a line.
 */
export const formColumn = defineSlotRecipe({
  slots: ['block', 'fields', 'action', 'links', 'other'],
  base: {
    block: { marginTop: '6' },
    fields: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      '&:not(:first-child)': { marginTop: '8' },
    },
    action: { display: 'flex' },
    links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4', marginTop: '6' },
    other: {
      display: 'grid',
      gap: '3',
      marginTop: '8',
      paddingTop: '6',
      borderTop: 'line',
      borderColor: 'border.line',
      textStyle: 'title',
    },
  },
});
