import { defineSlotRecipe } from '@chakra-ui/react';

/** An order's line: 144 px tile, colour, size, quantity, line total. */
export const orderLine = defineSlotRecipe({
  slots: ['root', 'list', 'text', 'head', 'name', 'message', 'total'],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'fg' },
    root: {
      display: 'grid',
      gridTemplateColumns: {
        // Leaves room for the text at twice the font size.
        base: 'min({sizes.thumb.order.phone}, 36%) minmax(0, 1fr)',
        sm: '{sizes.thumb.order} minmax(0, 1fr)',
      },
      columnGap: { base: '3', sm: '5' },
      paddingBlock: '5',
      borderBottom: 'line',
      borderColor: 'border.line',
      '&:last-of-type': { borderBottom: 'none' },
    },
    text: {
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      columnGap: '6',
      rowGap: '1',
      alignContent: 'start',
    },
    head: { minWidth: '0' },
    name: { textStyle: 'productName', marginBottom: '1' },
    message: { marginTop: '2' },
    total: {},
  },
});
