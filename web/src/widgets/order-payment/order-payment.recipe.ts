import { defineSlotRecipe } from '@chakra-ui/react';

/** How far the order is paid, in a line, and the button below it. */
export const orderPayment = defineSlotRecipe({
  slots: ['root', 'state', 'line', 'action'],
  base: {
    root: { marginBottom: '5', textStyle: 'body' },
    state: { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
    line: { marginTop: '1', color: 'fg.soft', textWrap: 'pretty' },
    action: { display: 'grid', justifyItems: 'start', gap: '2', marginTop: '4' },
  },
});
