import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth } from '../../theme/fragments';

/** The account's settings, below the profile's details and orders and in the same two columns. */
export const accountSections = defineSlotRecipe({
  slots: ['root', 'section', 'devices', 'blocks', 'steps'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.profile} minmax(0, 1fr)' },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { base: '12', lg: '20' },
      rowGap: '12',
      ...pageWidth,
      paddingTop: { base: '4', md: '8' },
      paddingBottom: '20',
    },
    section: { minWidth: '0' },
    devices: { minWidth: '0', gridColumn: { md: '2' }, gridRow: { md: 'span 2' } },
    blocks: {
      display: 'flex',
      flexDirection: 'column',
      '& > *:not(:first-child)': {
        borderTop: 'line',
        borderColor: 'border.line',
        marginTop: '5',
        paddingTop: '5',
      },
    },
    steps: { display: 'flex', flexDirection: 'column', gap: '6' },
  },
});
