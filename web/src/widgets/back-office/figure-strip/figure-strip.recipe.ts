import { defineSlotRecipe } from '@chakra-ui/react';

/** One strip between a thick and a thin line; on a phone the first figure has its own row. */
export const figureStrip = defineSlotRecipe({
  slots: ['root', 'item', 'label', 'value', 'unit'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(max(6.5rem, 30%), 1fr))',
        sm: 'minmax(max-content, 1.7fr) repeat(3, minmax(min-content, 1fr))',
      },
      borderTop: 'line',
      borderBottom: 'line',
      borderTopColor: 'fg',
      borderBottomColor: 'border.line',
      margin: '0',
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minWidth: '0',
      paddingBlock: { base: '3', sm: '5' },
      paddingInline: { base: '3', lg: '6' },
      borderLeft: 'line',
      borderColor: 'border.line',
      '&:first-of-type': { borderLeft: 'none', paddingLeft: '0' },
      '&:first-of-type:not(:last-of-type)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
      '&:nth-of-type(2)': {
        borderLeftStyle: { base: 'none', sm: 'solid' },
        paddingLeft: { base: '0', sm: '3', lg: '6' },
      },
      '&:not(:first-of-type)': {
        borderTop: { base: 'line', sm: 'none' },
        borderTopColor: { base: 'border.line' },
      },
    },
    label: { textStyle: 'label', color: 'fg.muted', fontSize: '0.9375rem' },
    value: { textStyle: 'display.figure', margin: '0', marginTop: '1', overflowWrap: 'anywhere' },
    unit: { textStyle: 'body', color: 'fg.muted', marginLeft: '1' },
  },
});
