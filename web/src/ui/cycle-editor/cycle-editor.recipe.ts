import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from '../../theme/fragments';

/** A 44 px box, at least 124 px wide, with tick and cross next to it while there is a draft. */
export const cycleEditor = defineSlotRecipe({
  slots: ['root', 'value', 'plain', 'ends', 'save', 'waiting', 'discard', 'error'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '0',
      // Keeps a new value's frame off the line above.
      marginTop: { base: '1', md: '0' },
    },
    value: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control.icon',
      minWidth: 'state.column',
      paddingInline: '3',
      borderRadius: 'sm',
      background: 'bg',
      color: 'fg',
      textStyle: 'title',
      boxShadow: inset(1, 'border.control'),
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { boxShadow: inset(1, 'fg') } },
      '&[data-draft]': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
    plain: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control.icon',
      paddingInline: { base: '0', md: '3' },
      textStyle: 'title',
    },
    /** They stand beside the value or below it, together. */
    ends: { display: 'inline-flex', alignItems: 'center' },
    save: { color: 'status.completed', marginLeft: '1', '& > button': { color: 'status.completed' } },
    waiting: { display: 'inline-grid', placeItems: 'center', width: 'control.icon', height: 'control.icon' },
    discard: { '& > button': { color: 'status.canceled' } },
    error: {
      flexBasis: 'full',
      textStyle: 'meta',
      fontWeight: 'medium',
      color: 'status.canceled',
      paddingTop: '1',
    },
  },
});
