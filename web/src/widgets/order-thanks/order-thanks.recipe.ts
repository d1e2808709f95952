import { defineSlotRecipe } from '@chakra-ui/react';

/** The shoe as wide as the column, and the words below it. */
export const orderThanks = defineSlotRecipe({
  slots: ['root', 'words', 'line', 'strong', 'steps'],
  base: {
    root: { minWidth: '0' },
    words: { maxWidth: 'text', marginTop: '5' },
    line: { textStyle: 'body' },
    strong: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    steps: {
      listStyle: 'decimal',
      paddingLeft: '5',
      marginTop: '4',
      marginBottom: '5',
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& > li': { marginTop: '1', overflowWrap: 'anywhere' },
    },
  },
});
