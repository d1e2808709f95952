import { defineSlotRecipe } from '@chakra-ui/react';

/** Four rows of 60 px; the chosen one opens below itself. */
export const paymentMethod = defineSlotRecipe({
  slots: ['root', 'row', 'panel', 'note', 'marks', 'mark', 'word'],
  base: {
    root: { border: 'none', minWidth: '0' },
    row: { borderBottom: 'line', borderColor: 'border.line' },
    panel: { paddingLeft: { base: '0', sm: '8' }, paddingBottom: '5' },
    note: { marginTop: '3', textStyle: 'small', color: 'fg.soft' },
    marks: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
    mark: {
      display: 'grid',
      placeItems: 'center',
      height: 'payment.mark',
      minWidth: '12',
      paddingInline: '2',
      borderRadius: 'sm',
      boxShadow: 'inset 0 0 0 1px {colors.border.line}',
      '& svg': { height: '8', width: '8', fill: 'currentColor' },
    },
    word: { fontFamily: 'display', fontWeight: 'semibold', fontSize: '0.8125rem', lineHeight: '1' },
  },
});
