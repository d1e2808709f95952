import { defineSlotRecipe } from '@chakra-ui/react';
import { dashboardRow, smallFigure } from '../../../theme/fragments';

/** Rank in a 28 px square with a medal's colour, 56 px picture, name and number. */
export const topSellers = defineSlotRecipe({
  slots: ['list', 'row', 'rank', 'picture', 'words', 'name', 'sold'],
  base: {
    list: { listStyle: 'none', borderTop: 'line', borderColor: 'border.line' },
    row: {
      ...dashboardRow,
      gridTemplateColumns: '{sizes.rank} {sizes.thumb.suggestion} minmax(0, 1fr)',
      gap: '3',
    },
    rank: {
      display: 'grid',
      placeItems: 'center',
      width: 'rank',
      height: 'rank',
      borderRadius: 'sm',
      textStyle: 'numeric',
      fontSize: '0.875rem',
      fontWeight: 'semibold',
      color: 'fg.muted',
      '&[data-medal]': { color: 'ink' },
      '&[data-medal=gold]': { background: 'medal.gold' },
      '&[data-medal=silver]': { background: 'medal.silver' },
      '&[data-medal=bronze]': { background: 'medal.bronze' },
    },
    picture: { width: 'thumb.suggestion' },
    words: { display: 'grid', minWidth: '0' },
    name: {
      textStyle: 'productName',
      fontSize: '0.9375rem',
      color: 'fg',
      textDecoration: 'none',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
    sold: {
      ...smallFigure,
      color: 'fg.muted',
      fontWeight: 'regular',
    },
  },
});
