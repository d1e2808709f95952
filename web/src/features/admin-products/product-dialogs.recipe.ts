import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** What stands in a product's dialogs besides its form. */
export const productDialogs = defineSlotRecipe({
  slots: ['loading', 'stock', 'save', 'reason', 'pages', 'trail'],
  base: {
    loading: { padding: '8' },
    stock: { paddingInline: gutter, paddingBottom: '6' },
    // Stays in sight while the sizes scroll.
    save: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      background: 'bg',
      borderTop: 'line',
      borderColor: 'border.line',
      marginInline: { base: '-4', sm: '-6' },
      marginBottom: '8',
    },
    reason: {
      paddingInline: gutter,
      paddingTop: '3',
      '& + footer': { borderTop: 'none', paddingInline: gutter },
    },
    pages: { marginTop: '4' },
    trail: { marginTop: '8' },
  },
});
