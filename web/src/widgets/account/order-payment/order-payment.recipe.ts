import { defineSlotRecipe } from '@chakra-ui/react';
import { errorWords } from '../../../theme/fragments';

/** How far the order is paid, and the buttons below it. */
export const orderPayment = defineSlotRecipe({
  slots: ['root', 'failed', 'state', 'line', 'entries', 'action', 'choices', 'change', 'buttons'],
  base: {
    root: { marginBottom: '5', textStyle: 'body' },
    failed: { ...errorWords, textStyle: 'title', marginBottom: '2', textWrap: 'pretty' },
    state: {
      textStyle: 'display.xs',
      fontVariantNumeric: 'tabular-nums',
      '&[data-paid]': { color: 'status.completed' },
    },
    line: { marginTop: '1', color: 'fg.soft', textWrap: 'pretty' },
    entries: {
      listStyle: 'none',
      marginTop: '2',
      fontVariantNumeric: 'tabular-nums',
      '& > li': { marginTop: '1' },
    },
    action: { display: 'grid', justifyItems: 'start', gap: '3', marginTop: '4' },
    choices: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    change: { display: 'grid', gap: '3' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});
