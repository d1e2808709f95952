import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../../theme/fragments';

/** A long text in one column, with headings, lists and tables. */
export const shopText = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: { paddingX: gutter, paddingTop: { base: '8', md: '12' }, paddingBottom: '8' },
    text: {
      marginTop: { base: '8', md: '12' },
      maxWidth: 'text',
      color: 'fg.soft',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      '& > * + *': { marginTop: '4' },
      '& > h2': { textStyle: 'display.xs', color: 'fg', marginTop: '12' },
      '& > h2:first-child': { marginTop: '0' },
      '& ul, & ol': { paddingLeft: '5' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li + li': { marginTop: '2' },
      '& strong': { fontWeight: 'medium', color: 'fg' },
      '& a': { color: 'fg', textDecorationLine: 'underline', textUnderlineOffset: '4px' },
      '& table': { width: '100%', borderCollapse: 'collapse' },
      '& th, & td': {
        textAlign: 'left',
        verticalAlign: 'top',
        paddingBlock: '3',
        paddingRight: '4',
        borderBottom: 'line',
      },
      '& th': { fontWeight: 'medium', color: 'fg' },
    },
  },
});
