import { defineSlotRecipe } from '@chakra-ui/react';

export const price = defineSlotRecipe({
  slots: ['root'],
  base: { root: { textStyle: 'numeric', whiteSpace: 'nowrap', '&[data-muted]': { color: 'fg.muted' } } },
  variants: {
    size: {
      sm: { root: { fontSize: '0.875rem', lineHeight: '1.25rem' } },
      md: { root: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 'semibold' } },
      lg: { root: { fontSize: '1.125rem', lineHeight: '1.75rem', fontWeight: 'semibold' } },
      plain: { root: { fontSize: '0.9375rem', lineHeight: '1.375rem' } },
      total: { root: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 'semibold' } },
    },
  },
});
