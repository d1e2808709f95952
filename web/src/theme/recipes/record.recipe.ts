import { defineSlotRecipe } from '@chakra-ui/react';
import { orderNumber, tight } from '../fragments';

/** A row of a record: its text, and a value on the right. */
const recordEntry = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  width: 'full',
  minHeight: 'control.lg',
  paddingBlock: '2',
  borderTop: 'line',
  borderColor: 'border.line',
  textAlign: 'left',
  'li:first-of-type > &': { borderTop: 'none' },
  '&:is(li:first-of-type)': { borderTop: 'none' },
  '&:is(button)': { cursor: 'pointer' },
} as const;

/** The content of a 640 px dialog: lines, a definition list, and blocks below thick lines. */
export const record = defineSlotRecipe({
  slots: [
    'root',
    'block',
    'line',
    'note',
    'list',
    'entry',
    'event',
    'words',
    'end',
    'date',
    'active',
    'pages',
    'buttons',
    'form',
  ],
  base: {
    root: {
      containerType: 'inline-size',
      [tight]: {
        '& dl > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& button': { whiteSpace: 'normal' },
      },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8',
      paddingInline: { base: '4', sm: '6' },
      paddingBottom: '6',
    },
    block: { minWidth: '0' },
    line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    note: { textStyle: 'body', color: 'fg.muted', paddingBlock: '2' },
    list: { listStyle: 'none' },
    entry: recordEntry,
    /** The date moves below the text where they do not fit next to each other. */
    event: {
      ...recordEntry,
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      rowGap: '0',
      overflowWrap: 'anywhere',
    },
    pages: { marginTop: '4' },
    form: { paddingBlock: '4' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '3' },
    words: orderNumber,
    end: { textStyle: 'title' },
    date: { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    active: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});
