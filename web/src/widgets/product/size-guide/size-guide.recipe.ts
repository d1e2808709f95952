import { defineSlotRecipe } from '@chakra-ui/react';
import { ring } from '../../../theme/fragments';

/** A quiet line that opens a chart of sizes and how to measure a foot. */
export const sizeGuide = defineSlotRecipe({
  slots: ['root', 'opener', 'body', 'table', 'steps'],
  base: {
    root: { textStyle: 'meta', color: 'fg.muted' },
    opener: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      color: 'fg',
      cursor: 'pointer',
      listStyle: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': ring,
      '@media (pointer: coarse)': { minHeight: 'control.icon' },
    },
    body: { paddingTop: '2', display: 'grid', gap: '4', textWrap: 'pretty' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      color: 'fg',
      '& th, & td': {
        textAlign: 'left',
        paddingBlock: '2',
        paddingRight: '2',
        borderBottom: 'line',
        borderColor: 'border.line',
      },
      '& th': { color: 'fg.muted', fontWeight: 'normal', verticalAlign: 'bottom' },
      '& td': { textStyle: 'numeric' },
      '& tr[aria-current] td': { fontWeight: 'semibold' },
    },
    steps: { paddingLeft: '5', listStyle: 'decimal', display: 'grid', gap: '1' },
  },
});
