import { defineSlotRecipe } from '@chakra-ui/react';
import { inset, transition } from '../../../theme/fragments';

/** Title, search 280 × 44, sort 44, Add 44; on a phone the search has its own row. */
export const listHead = defineSlotRecipe({
  slots: ['root', 'words', 'title', 'note', 'search', 'input', 'actions'],
  base: {
    root: {
      // On a phone the actions stand next to the title if both fit.
      display: { base: 'flex', sm: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: 'minmax(0, 1fr) 17.5rem auto',
      gridTemplateAreas: '"words search actions" "note note note"',
      alignItems: 'center',
      columnGap: '3',
      rowGap: { base: '3', sm: '0' },
      marginBottom: '5',
    },
    words: { gridArea: 'words', flexGrow: 1, minWidth: '0' },
    title: { textStyle: 'display.sm' },
    note: {
      gridArea: 'note',
      order: 3,
      flexBasis: 'full',
      marginTop: { base: '-2', sm: '1' },
      textStyle: 'meta',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    search: {
      gridArea: 'search',
      order: { base: 2, sm: 0 },
      flexBasis: 'full',
      position: 'relative',
      '& svg': {
        position: 'absolute',
        left: '3',
        top: '50%',
        transform: 'translateY(-50%)',
        width: 'icon',
        height: 'icon',
        color: 'fg.muted',
        pointerEvents: 'none',
      },
    },
    input: {
      width: 'full',
      height: 'control.icon',
      paddingLeft: '10',
      paddingRight: '3',
      background: 'transparent',
      color: 'fg',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.control'),
      textStyle: 'body',
      fontSize: { md: '0.9375rem' },
      ...transition('box-shadow'),
      _placeholder: { color: 'fg.muted', opacity: 1 },
      '&:focus': { boxShadow: inset(2, 'fg'), outline: 'none' },
    },
    actions: { gridArea: 'actions', display: 'flex', flexWrap: 'wrap', gap: '3', order: { base: 1, sm: 0 } },
  },
});
