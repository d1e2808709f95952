import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** What stands in a product's dialogs besides its form. */
export const productDialogs = defineSlotRecipe({
  slots: ['loading', 'stock', 'pages', 'trail'],
  base: {
    loading: { padding: '8' },
    stock: { paddingInline: gutter, paddingBottom: '6' },
    pages: { marginTop: '4' },
    trail: { marginTop: '8' },
  },
});
