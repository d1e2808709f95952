import { defineSlotRecipe } from '@chakra-ui/react';
import { pageWidth } from '../../theme/fragments';

/** The order's lines on the left; receiver and payment on the right. */
export const checkout = defineSlotRecipe({
  slots: ['root', 'columns', 'lines', 'choices', 'consent', 'empty', 'notPlaced'],
  base: {
    root: { ...pageWidth, paddingTop: { base: '8', md: '12' } },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) min({sizes.aside}, 50%)' },
      columnGap: { md: '10', lg: '16' },
      rowGap: '12',
      marginTop: '10',
      paddingBottom: '36',
    },
    // Few lines stay in sight beside the longer column of choices.
    lines: { minWidth: '0', position: { md: 'sticky' }, top: '8', alignSelf: 'start' },
    choices: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
    consent: { textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    empty: { ...pageWidth, paddingY: '20' },
    notPlaced: { outline: 'none' },
  },
});
