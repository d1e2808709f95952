import { defineSlotRecipe } from '@chakra-ui/react';

export const definitionList = defineSlotRecipe({
  slots: ['root', 'row', 'term', 'value'],
  base: {
    root: { margin: '0' },
    row: { display: 'grid' },
    term: { color: 'fg.muted' },
    value: { margin: '0', minWidth: '0', textWrap: 'pretty' },
  },
  variants: {
    look: {
      rows: {
        root: { borderTop: 'line', borderColor: 'fg' },
        row: {
          gridTemplateColumns: '{sizes.term.long} 1fr',
          paddingBlock: '3',
          borderBottom: 'line',
          borderColor: 'border.line',
          textStyle: 'body',
        },
      },
      tight: {
        row: {
          gridTemplateColumns: '{sizes.term.short} 1fr',
          textStyle: 'small',
          lineHeight: '1.375rem',
        },
      },
    },
  },
});
