import { defineSlotRecipe } from '@chakra-ui/react';
import {
  clamp,
  coveringInput,
  inset,
  orderNumber,
  ring,
  scrollingRow,
  tight,
  transition,
  wordBar,
} from '../fragments';

/** Number, name and phone below each other; the total above its date. */
export const adminOrderRow = defineSlotRecipe({
  slots: ['number', 'name', 'phone', 'address', 'total', 'date', 'dot'],
  base: {
    number: { textStyle: 'numeric', fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 'semibold' },
    name: { display: { md: 'block' }, overflowWrap: 'anywhere' },
    phone: {
      display: { md: 'block' },
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: { md: 'fg.muted' },
    },
    dot: { display: { md: 'none' } },
    address: { textStyle: 'meta', color: 'fg.muted', ...clamp(2) },
    total: { display: 'block', fontWeight: 'semibold' },
    date: {
      display: 'block',
      textAlign: 'right',
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: 'fg.muted',
    },
  },
});

/** The phone as id, the name above the e-mail address, a round dot for a live sign-in. */
export const adminCustomerRow = defineSlotRecipe({
  slots: ['id', 'name', 'email', 'address', 'active', 'date'],
  base: {
    id: { textStyle: 'numeric', fontSize: '0.875rem' },
    name: { textStyle: 'title', fontSize: { base: '0.9375rem', md: '0.875rem' }, overflowWrap: 'anywhere' },
    email: {
      textStyle: 'small',
      color: { md: 'fg.muted' },
      overflow: { md: 'hidden' },
      textOverflow: 'ellipsis',
      whiteSpace: { md: 'nowrap' },
      overflowWrap: 'anywhere',
    },
    address: { textStyle: 'meta', color: 'fg.muted', ...clamp(2) },
    active: {
      display: 'inline-block',
      width: 'status',
      height: 'status',
      borderRadius: 'round',
      boxShadow: inset(2, 'border.control'),
      '&[data-on]': { background: 'status.completed', boxShadow: 'none' },
    },
    date: {
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
  },
});

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
  slots: ['root', 'block', 'line', 'note', 'list', 'entry', 'event', 'words', 'date', 'active', 'pages'],
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
    words: orderNumber,
    date: { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    active: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});

/** A row of words, the chosen one underlined; it scrolls when it is too wide. */
export const listFilter = defineSlotRecipe({
  slots: ['root', 'option', 'input'],
  base: {
    root: { ...scrollingRow, gap: '5', minWidth: '0', border: 'none' },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      minHeight: 'control.icon',
      textStyle: 'label',
      color: 'fg.muted',
      '&[data-checked]': { color: 'fg' },
      '&[data-checked]::after': { ...wordBar, bottom: '6px' },
      '&:has(:focus-visible)': { ...ring, outlineOffset: '-2px' },
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    input: coveringInput,
  },
});

/** Below a list's header: filter, count, and actions for the shown rows. */
export const listTools = defineSlotRecipe({
  slots: ['root', 'end', 'count', 'word', 'news', 'foot', 'keys', 'key'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      minHeight: 'control.icon',
      marginBottom: { base: '2', md: '3' },
    },
    end: { display: 'flex', alignItems: 'center', gap: '4', flexShrink: 0 },
    count: {
      display: { base: 'none', sm: 'inline' },
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    // A phone shows only the icon; the text remains the button's name.
    word: { srOnly: { base: true, sm: false } },
    // Floats over the list and moves nothing.
    news: {
      position: 'sticky',
      // Below the tabs, which stay at the top on a phone.
      top: { base: 'calc({sizes.control.icon} + {spacing.4})', sm: '2' },
      zIndex: 'bar',
      height: '0',
      display: 'flex',
      justifyContent: 'center',
      '& > *': { boxShadow: 'overlay', marginTop: '-2' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '6',
      paddingTop: '5',
      paddingBottom: '10',
    },
    keys: {
      display: { base: 'none', md: 'flex' },
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      marginRight: 'auto',
      textStyle: 'meta',
      color: 'fg.muted',
    },
    key: { fontFamily: 'display', fontWeight: 'semibold', color: 'fg', marginRight: '1' },
  },
});

/** One inverted sentence at the bottom of the window, with an undo button. */
export const undoNotice = defineSlotRecipe({
  slots: ['place', 'bar', 'button'],
  base: {
    place: {
      position: 'fixed',
      insetInline: '0',
      bottom: { base: '4', sm: '6' },
      zIndex: 'chat',
      display: 'flex',
      justifyContent: 'center',
      paddingInline: '4',
      pointerEvents: 'none',
    },
    bar: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'control',
      paddingLeft: '4',
      paddingRight: '1',
      paddingBlock: '2',
      borderRadius: 'sm',
      background: 'fg',
      color: 'fg.inverse',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      boxShadow: 'overlay',
      '& :focus-visible': { outlineColor: 'fg.inverse', outlineOffset: '-4px' },
    },
    button: {
      minHeight: 'control.icon',
      marginBlock: '-0.375rem',
      paddingInline: '3',
      textStyle: 'button.sm',
      textDecorationLine: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
      ...transition('opacity'),
    },
  },
});

/** Black on white in both modes, for paper. */
export const packingSlip = defineSlotRecipe({
  slots: ['root', 'head', 'shop', 'small', 'title', 'parts', 'label', 'text', 'table', 'cell', 'box', 'foot'],
  base: {
    root: {
      background: 'paper',
      color: 'ink',
      padding: '8',
      maxWidth: 'form.wide',
      fontFamily: 'text',
      _print: { padding: '0', maxWidth: 'none' },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      borderBottom: 'rule',
      borderColor: 'ink',
      paddingBottom: '3',
    },
    shop: { textStyle: 'logo' },
    small: { textStyle: 'meta', color: 'ink2', maxWidth: 'card.phone' },
    title: { textStyle: 'display.sm', marginTop: '6' },
    parts: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '6',
      marginBlock: '5',
    },
    label: { textStyle: 'meta', color: 'ink2' },
    text: { textStyle: 'body', overflowWrap: 'anywhere' },
    table: { width: 'full', borderCollapse: 'collapse', '& tr': { breakInside: 'avoid' } },
    cell: {
      textAlign: 'left',
      verticalAlign: 'top',
      padding: '2',
      paddingLeft: '0',
      borderBottom: 'line',
      borderColor: 'ink2',
      textStyle: 'small',
      '&:is(th)': { fontWeight: 'semibold' },
      '&[data-align=end]': { textAlign: 'right', paddingRight: '0' },
    },
    box: { display: 'inline-block', width: 'icon.sm', height: 'icon.sm', border: 'line', borderColor: 'ink' },
    foot: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      marginTop: '5',
      textStyle: 'body',
      fontWeight: 'semibold',
    },
  },
});
