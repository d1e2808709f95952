import { defineSlotRecipe } from '@chakra-ui/react';

/** The shoe as wide as the column, and the words below it; beside it where there is room, the whole shoe. */
export const orderThanks = defineSlotRecipe({
  slots: ['root', 'picture', 'words', 'line', 'strong', 'steps'],
  base: {
    root: {
      minWidth: '0',
      md: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6', alignItems: 'start' },
      lg: { gap: '10' },
    },
    picture: { aspectRatio: 'tile' },
    words: { minWidth: '0', maxWidth: 'text', marginTop: '5', md: { marginTop: '0' } },
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
