import { defineSlotRecipe } from '@chakra-ui/react';

/** Rows of a sum, what is known of it, and the buttons below. */
export const moneyList = defineSlotRecipe({
  slots: ['list', 'row', 'head', 'sum', 'meta', 'text', 'memo', 'buttons', 'pages'],
  base: {
    list: { listStyle: 'none' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      paddingBlock: '4',
      borderTop: 'line',
      borderColor: 'border.line',
      overflowWrap: 'anywhere',
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    sum: { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
    meta: { textStyle: 'meta', color: 'fg.muted' },
    text: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty' },
    memo: { textStyle: 'meta', color: 'fg.muted' },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginTop: '2',
      '& button': {
        whiteSpace: 'normal',
        maxWidth: 'full',
        height: 'auto',
        minHeight: 'control.icon',
        paddingBlock: '1',
      },
    },
    pages: { marginTop: '4' },
  },
});
