import { defineSlotRecipe } from '@chakra-ui/react';

/** 36 px high; the background fades from ink to warm grey. */
export const banner = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'banner',
      paddingInline: '2',
      textAlign: 'center',
      textStyle: 'meta',
      fontWeight: 'medium',
      background: 'banner.bg',
      color: 'banner.fg',
      transitionProperty: 'background-color, color',
      transitionDuration: 'banner',
      transitionTimingFunction: 'out',
      '&[data-warm]': { background: 'bg.warm', color: 'fg.onTile' },
    },
  },
});
