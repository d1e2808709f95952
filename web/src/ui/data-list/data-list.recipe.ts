import { defineSlotRecipe } from '@chakra-ui/react';
import { tight } from '../../theme/fragments';

/**
 * A table from 1024 px on, stacked rows below, from the same elements. `--columns` has the table's columns, `--areas`
 * the stacked layout; at a large font size the cells stand below each other. A row that is being edited gets a
 * background 16 px wider than the content.
 */
export const dataList = defineSlotRecipe({
  slots: ['frame', 'root', 'head', 'label', 'row', 'cell', 'ghost'],
  base: {
    frame: { '&[data-outdated]': { opacity: 'disabled' } },
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
    ghost: { display: 'grid', gap: '2', paddingBlock: '3' },
  },
});
