import { defineSlotRecipe } from '@chakra-ui/react';
import { errorWords, gutter } from '../fragments';

/** Four rows of 60 px; the chosen one opens below itself. */
export const paymentMethod = defineSlotRecipe({
  slots: ['root', 'row', 'panel', 'marks', 'mark', 'word'],
  base: {
    root: { border: 'none', minWidth: '0' },
    row: { borderBottom: 'line', borderColor: 'border.line' },
    panel: { paddingLeft: { base: '0', sm: '8' }, paddingBottom: '5' },
    marks: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
    mark: {
      display: 'grid',
      placeItems: 'center',
      height: 'payment.mark',
      minWidth: '12',
      paddingInline: '2',
      borderRadius: 'sm',
      boxShadow: 'inset 0 0 0 1px {colors.border.line}',
      '& svg': { height: '8', width: '8', fill: 'currentColor' },
    },
    word: { fontFamily: 'display', fontWeight: 'semibold', fontSize: '0.8125rem', lineHeight: '1' },
  },
});

/** A white square of 184 px in both modes, which cameras read best, with the text next to it. */
export const bankTransfer = defineSlotRecipe({
  slots: ['root', 'frame', 'picture', 'words', 'term', 'value'],
  base: {
    root: { display: 'flex', gap: '5', flexWrap: 'wrap', alignItems: 'flex-start' },
    frame: {
      display: 'grid',
      placeItems: 'center',
      width: 'qr',
      height: 'qr',
      // The QR standard's quiet zone: four modules of the code.
      padding: '4',
      border: 'line',
      borderColor: 'border.line',
      '&:has([data-qr])': { background: 'paper' },
    },
    picture: { width: 'full', height: 'full' },
    // At least as wide as the memo, which is copied as a whole: next to the code if it fits, else below.
    words: { margin: '0', flex: '1', minWidth: 'min-content' },
    term: { textStyle: 'small', color: 'fg.muted', 'div:not(:first-of-type) > &': { marginTop: '2' } },
    value: {
      textStyle: 'title',
      margin: '0',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      'div:last-of-type > &': { overflowWrap: 'normal' },
    },
  },
});

/** The receiver, and the form that edits it in place. */
export const customerInformation = defineSlotRecipe({
  slots: ['root', 'line', 'address', 'form', 'actions'],
  base: {
    root: { paddingBottom: '8' },
    line: { textStyle: 'body' },
    address: { textStyle: 'body', color: 'fg.muted', textWrap: 'pretty', marginTop: '1' },
    form: { display: 'flex', flexDirection: 'column', gap: '3', paddingTop: '2' },
    actions: { display: 'flex', gap: '1', marginTop: '2' },
  },
});

/** 88 px at the bottom of the window, with the button below the right column. */
export const totalsBar = defineSlotRecipe({
  slots: ['root', 'message', 'inner', 'words', 'label', 'action'],
  base: {
    root: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'bar',
      background: 'bg',
      borderTop: 'line',
      borderColor: 'border.line',
    },
    message: {
      ...errorWords,
      justifyContent: { md: 'flex-end' },
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
      paddingTop: '3',
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'total.bar',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: gutter,
    },
    words: { display: 'flex', flexDirection: 'column' },
    label: { textStyle: 'small', color: 'fg.muted' },
    action: { width: { base: '48%', md: 'aside' }, minWidth: 'min-content', maxWidth: 'full' },
  },
});

/** Name, buttons and the details of a customer. */
export const customerDetails = defineSlotRecipe({
  slots: ['root', 'actions', 'note', 'list'],
  base: {
    root: { minWidth: '0' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '6' },
    note: { textStyle: 'label', overflowWrap: 'anywhere', '&:not(:empty)': { marginTop: '6' } },
    list: { marginTop: '10' },
  },
});
