import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, inset, tight, transition } from './shared';

/** design-system.md section 4. None of these is in the theme's table: only the back-office draws them. */

/** `display.sm`, search 280 × 44, sort 44, Add 44; on a phone the search takes a line of its own. */
export const listHead = defineSlotRecipe({
  slots: ['root', 'words', 'title', 'note', 'search', 'input', 'actions'],
  base: {
    root: {
      // On a phone the actions stand beside the title as long as both have room.
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

/**
 * A table from 1024 px, stacked rows below, of the same elements: the columns stand in `--columns`, the stacked
 * places in `--areas`; where large letters leave no room for these, one cell below the other. A row that is being
 * edited gets a band 16 px wider than the content.
 */
export const dataList = defineSlotRecipe({
  slots: ['root', 'head', 'label', 'row', 'cell', 'ghost'],
  base: {
    root: {
      containerType: { base: 'inline-size', md: 'normal' },
      borderTop: { base: 'line', md: 'none' },
      borderColor: 'border.line',
      marginInline: { base: '-4', md: '0' },
    },
    head: {
      display: { md: 'grid' },
      gridTemplateColumns: 'var(--columns)',
      columnGap: '6',
      borderBottom: 'line',
      borderColor: 'fg',
      paddingBottom: '2',
      // Below 1024 px it is heard and not seen.
      mdDown: { srOnly: true },
    },
    label: {
      textStyle: 'meta',
      fontWeight: 'medium',
      color: 'fg.muted',
      '&[data-align=end]': { textAlign: 'right' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'var(--stacked-columns)', md: 'var(--columns)' },
      gridTemplateAreas: { base: 'var(--areas)', md: 'none' },
      alignItems: 'center',
      columnGap: { base: '3', md: '6' },
      rowGap: { base: '1', md: '0' },
      minHeight: { md: 'list.row' },
      paddingBlock: { base: '3', md: '2' },
      paddingInline: { base: '4', md: '0' },
      borderBottom: 'line',
      borderColor: 'border.line',
      [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: 'none' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:is([data-selected], :has([data-row-focus]:focus-visible))': {
        background: 'bg.sunken',
        marginInline: { md: '-4' },
        paddingInline: { md: '4' },
      },
    },
    cell: {
      gridArea: { base: 'var(--area)', md: 'auto' },
      minWidth: '0',
      textStyle: 'small',
      '&[data-align=end]': { md: { textAlign: 'right', justifySelf: 'end' } },
      '&[data-actions]': { display: 'flex', justifyContent: 'flex-end', marginRight: '-3' },
      [tight]: { gridArea: 'auto' },
    },
    ghost: { display: 'grid', gap: '2' },
  },
});

/** 44 px box, at least 124 px wide, with the tick and the cross beside it while there is something to save. */
export const cycleEditor = defineSlotRecipe({
  slots: ['root', 'value', 'plain', 'save', 'discard', 'error'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '0',
      // The frame of a new value stays off the line above.
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
    save: { color: 'status.completed', marginLeft: '1', '& > button': { color: 'status.completed' } },
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

/** A sentence in `display.sm`, what it is about, and two buttons. */
export const confirmDialog = defineSlotRecipe({
  slots: ['root', 'what', 'actions'],
  base: {
    root: { display: 'grid', gap: '5', padding: { base: '4', sm: '6' }, paddingTop: '0' },
    what: { textStyle: 'body', color: 'fg.muted', ...clamp(3) },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' },
  },
});
