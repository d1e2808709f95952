import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter, transition } from '../../theme/fragments';

export const catalogue = defineSlotRecipe({
  slots: [
    'root',
    'heading',
    'searchedFor',
    'bar',
    'failure',
    'columns',
    'aside',
    'notice',
    'results',
    'grid',
    'pager',
  ],
  base: {
    root: { paddingTop: { base: '6', md: '12' }, paddingBottom: '8' },
    heading: { paddingX: gutter, maxWidth: 'page', marginX: 'auto' },
    searchedFor: { display: 'block', textStyle: 'body', color: 'fg.muted', marginBottom: '2' },
    bar: { hideFrom: 'md', marginTop: '6', paddingX: gutter },
    failure: { paddingY: '6' },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      gap: { md: '10' },
      maxWidth: 'page',
      marginX: 'auto',
      marginTop: { md: '8' },
      paddingX: gutter,
    },
    aside: { hideBelow: 'md', width: 'panel' },
    notice: { paddingY: '12' },
    results: { minWidth: '0' },
    grid: { ...transition('opacity'), '&[data-stale]': { opacity: 'disabled' } },
    pager: { marginTop: '12' },
  },
});
