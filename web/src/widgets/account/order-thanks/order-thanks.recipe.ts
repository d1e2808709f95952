import { defineSlotRecipe } from '@chakra-ui/react';

/** The shoe as wide as the column, and the words below it; beside it where there is room, the whole shoe. */
export const orderThanks = defineSlotRecipe({
  slots: ['root', 'picture', 'words', 'line', 'strong', 'money', 'steps'],
  base: {
    root: {
      minWidth: '0',
      display: { base: 'flex', md: 'grid' },
      flexDirection: 'column',
      gap: '5',
      md: { gridTemplateColumns: '1fr 1fr', gap: '6', alignItems: 'start' },
      lg: { gap: '10' },
    },
    picture: { aspectRatio: 'tile', '&[data-last]': { order: { base: '1', md: '0' } } },
    words: { minWidth: '0', maxWidth: 'text', '& > p + p': { marginTop: '1' } },
    line: { textStyle: 'body' },
    strong: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    money: { marginTop: '4' },
    steps: {
      listStyle: 'decimal',
      paddingLeft: '5',
      marginTop: '4',
      marginBottom: '5',
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& > li': { marginTop: '1', overflowWrap: 'anywhere' },
      '& > [aria-current]': { color: 'fg', fontWeight: 'medium' },
    },
  },
});
