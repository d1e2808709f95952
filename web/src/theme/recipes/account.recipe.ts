import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../fragments';

/** The account's settings, below the profile's details and orders and in the same two columns. */
export const accountSections = defineSlotRecipe({
  slots: ['root', 'section', 'devices', 'blocks'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.profile} minmax(0, 1fr)' },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { base: '12', lg: '20' },
      rowGap: '12',
      maxWidth: 'page',
      marginX: 'auto',
      paddingX: gutter,
      paddingTop: { base: '4', md: '8' },
      paddingBottom: '20',
    },
    section: { minWidth: '0' },
    devices: { minWidth: '0', gridColumn: { md: '2' }, gridRow: { md: 'span 2' } },
    blocks: {
      display: 'flex',
      flexDirection: 'column',
      '& > *:not(:first-child)': {
        borderTop: 'line',
        borderColor: 'border.line',
        marginTop: '5',
        paddingTop: '5',
      },
    },
  },
});

/** A sentence, and below it the buttons or the form that replaces them. */
export const accountSetting = defineSlotRecipe({
  slots: ['text', 'action', 'form', 'message'],
  base: {
    text: {
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    action: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '4' },
    form: { marginTop: '5' },
    message: { textStyle: 'small', color: 'fg.soft', '&:not(:empty)': { marginTop: '3' } },
  },
});

/** The fields of a confirmation, and its two buttons. */
export const confirmForm = defineSlotRecipe({
  slots: ['root', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'form' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
});

/** The devices, separated by lines. */
export const deviceList = defineSlotRecipe({
  slots: ['message', 'list', 'row', 'words', 'name', 'here', 'line', 'bones', 'note'],
  base: {
    message: {
      textStyle: 'body',
      color: 'fg.soft',
      outline: 'none',
      '&:not(:empty)': { paddingBlock: '2' },
    },
    note: { paddingBlock: '2' },
    list: { listStyle: 'none' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'list.row',
      paddingBlock: '3',
      borderTop: 'line',
      borderColor: 'border.line',
      '&:first-of-type': { borderTop: 'none' },
    },
    words: { flex: '1', minWidth: '0' },
    name: { textStyle: 'title', overflowWrap: 'anywhere' },
    here: { textStyle: 'title', color: 'status.completed', whiteSpace: 'nowrap' },
    line: { display: 'block', textStyle: 'meta', color: 'fg.muted', overflowWrap: 'anywhere' },
    bones: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1' },
  },
});

/** A white square of 184 px in both modes, which cameras read best; the same secret as text below. */
export const authenticatorKey = defineSlotRecipe({
  slots: ['root', 'text', 'frame', 'picture', 'label', 'secret', 'actions', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' },
    text: { textStyle: 'body', textWrap: 'pretty' },
    frame: {
      display: 'grid',
      placeItems: 'center',
      width: 'qr',
      height: 'qr',
      padding: '4',
      border: 'line',
      borderColor: 'border.line',
      '&:has([data-qr])': { background: 'paper' },
    },
    picture: { width: 'full', height: 'full' },
    label: { textStyle: 'small', color: 'fg.muted' },
    secret: {
      textStyle: 'numeric',
      fontSize: '1rem',
      lineHeight: '1.5rem',
      fontWeight: 'semibold',
      wordSpacing: '0.2em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    message: { textStyle: 'small', color: 'fg.soft' },
  },
});

/** Ten codes in two columns. */
export const recoveryCodes = defineSlotRecipe({
  slots: ['root', 'text', 'list', 'code', 'actions', 'message'],
  base: {
    root: { outline: 'none' },
    text: {
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    list: {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      columnGap: '4',
      marginTop: '4',
      paddingBlock: '2',
      borderBlock: 'line',
      borderColor: 'border.line',
    },
    code: {
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      lineHeight: '2rem',
      fontWeight: 'semibold',
      userSelect: 'all',
      whiteSpace: 'nowrap',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '4' },
    message: { textStyle: 'small', color: 'fg.soft', '&:not(:empty)': { marginTop: '2' } },
  },
});
