import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, inset, tight, transition } from '../fragments';

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

/**
 * A table from 1024 px on, stacked rows below, from the same elements. `--columns` has the table's columns, `--areas`
 * the stacked layout; at a large font size the cells stand below each other. A row that is being edited gets a
 * background 16 px wider than the content.
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
      // Below 1024 px for screen readers only.
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

/** A 44 px box, at least 124 px wide, with tick and cross next to it while there is a draft. */
export const cycleEditor = defineSlotRecipe({
  slots: ['root', 'value', 'plain', 'save', 'discard', 'error'],
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

/** A large sentence, the name of what is deleted, and two buttons. */
export const confirmDialog = defineSlotRecipe({
  slots: ['root', 'what', 'actions'],
  base: {
    root: { display: 'grid', gap: '5', padding: { base: '4', sm: '6' }, paddingTop: '0' },
    what: { textStyle: 'body', color: 'fg.muted', ...clamp(3) },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' },
  },
});
