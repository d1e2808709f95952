import { defineSlotRecipe } from '@chakra-ui/react';

/** Rows of a pair, what becomes of it, and the buttons below. */
export const exchangeList = defineSlotRecipe({
  slots: ['list', 'row', 'pair', 'state', 'buttons', 'receiver'],
  base: {
    list: { listStyle: 'none' },
    row: {
      display: 'grid',
      gap: '1',
      paddingBlock: '3',
      borderTop: 'line',
      borderColor: 'border.line',
      overflowWrap: 'anywhere',
    },
    pair: { textStyle: 'title' },
    state: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty', overflowWrap: 'anywhere' },
    buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '2' },
    receiver: { textStyle: 'small', color: 'fg.soft' },
  },
});
