import { defineSlotRecipe } from '@chakra-ui/react';
import { ring } from '../../theme/fragments';

/** Orders with a box each, a note, and what became of them. */
export const collectCash = defineSlotRecipe({
  slots: ['root', 'list', 'row', 'box', 'sum', 'text', 'failed'],
  base: {
    root: { display: 'grid', gap: '4' },
    list: { listStyle: 'none' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control.lg',
      borderTop: 'line',
      borderColor: 'border.line',
      'li:first-of-type > &': { borderTop: 'none' },
    },
    box: { width: '5', height: '5', accentColor: 'currentcolor', '&:focus-visible': ring },
    sum: { textStyle: 'numeric', fontWeight: 'semibold' },
    text: { textStyle: 'body', overflowWrap: 'anywhere' },
    failed: { textStyle: 'meta', color: 'status.canceled' },
  },
});
