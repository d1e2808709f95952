import { defineSlotRecipe } from '@chakra-ui/react';

/** The shoe as wide as the column, and the words below it; beside it where there is room, the whole shoe. */
export const orderThanks = defineSlotRecipe({
  slots: ['root', 'picture', 'words', 'line', 'strong', 'steps'],
  base: {
    root: {
      minWidth: '0',
      lg: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10', alignItems: 'start' },
    },
    picture: { aspectRatio: 'form', lg: { aspectRatio: 'tile' } },
    words: { minWidth: '0', maxWidth: 'text', marginTop: '5', lg: { marginTop: '0' } },
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
