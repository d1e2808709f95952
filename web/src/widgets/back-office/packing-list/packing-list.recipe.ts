import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from '../../../theme/fragments';

/** Each line is one large button, for a thumb or a key; the end stays in reach over a long list. */
export const packingList = defineSlotRecipe({
  slots: ['root', 'list', 'line', 'picture', 'words', 'name', 'what', 'count', 'foot', 'sum'],
  base: {
    root: { maxWidth: '40rem' },
    list: { listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    line: {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '5.5rem',
      padding: '3',
      borderRadius: 'sm',
      textAlign: 'left',
      cursor: 'pointer',
      boxShadow: inset(1, 'border.control'),
      '&[aria-pressed=true]': { boxShadow: inset(2, 'fg') },
    },
    picture: { display: 'block', width: '4rem' },
    words: { minWidth: '0', overflowWrap: 'anywhere' },
    name: { display: 'block', textStyle: 'title' },
    what: { display: 'block', textStyle: 'body' },
    count: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'numeric',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      '& svg': { width: 'icon', height: 'icon' },
    },
    foot: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginTop: '3',
      paddingBlock: '3',
      background: 'bg',
    },
    sum: { textStyle: 'label', fontWeight: 'semibold' },
  },
});
