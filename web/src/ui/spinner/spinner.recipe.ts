import { defineSlotRecipe } from '@chakra-ui/react';

export const spinner = defineSlotRecipe({
  slots: ['box', 'ring'],
  base: {
    box: { display: 'grid', placeItems: 'center' },
    ring: {
      display: 'inline-block',
      border: 'rule',
      borderColor: 'current',
      borderTopColor: 'transparent',
      borderRadius: 'round',
      animation: 'spin 800ms linear infinite',
    },
  },
  variants: {
    size: {
      md: { ring: { width: 'icon.lg', height: 'icon.lg' } },
      lg: { ring: { width: '10', height: '10' }, box: { minHeight: 'film.phone' } },
    },
  },
});
