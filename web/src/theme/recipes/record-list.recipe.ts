import { defineSlotRecipe } from '@chakra-ui/react';

/** What has become of an order’s pairs or parcels: a title, words below it, buttons, and the steps. */
export const recordList = defineSlotRecipe({
  slots: ['list', 'row', 'title', 'text', 'receiver', 'buttons', 'steps', 'step', 'date'],
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
    title: { textStyle: 'title' },
    text: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty' },
    receiver: { textStyle: 'small', color: 'fg.soft' },
    buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '2' },
    steps: { listStyle: 'none' },
    step: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      columnGap: '4',
      paddingBlock: '2',
      borderTop: 'line',
      borderColor: 'border.line',
    },
    date: { textStyle: 'meta', color: 'fg.muted' },
  },
});
