import { defineSlotRecipe } from '@chakra-ui/react';

/** Parcels: where each is, with whom, and its steps below. */
export const parcelList = defineSlotRecipe({
  slots: ['list', 'row', 'state', 'text', 'buttons', 'steps', 'step', 'date'],
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
    state: { textStyle: 'title' },
    text: { textStyle: 'body', color: 'fg.soft', textWrap: 'pretty' },
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
