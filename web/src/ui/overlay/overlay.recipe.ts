import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

const enter = (name: string) => ({
  '&[data-state=open]:not([data-served])': { animation: `${name} 200ms {easings.out}` },
  '&[data-state=closed]': { animation: 'fadeOut 200ms {easings.out}' },
});

const modal = (width: string) => ({
  positioner: { alignItems: 'center', justifyContent: 'center', padding: 'min(1.5rem, 6.2vw)' },
  content: { width: 'full', maxWidth: width, maxHeight: 'full', ...enter('enterFromBottom') },
});

/** Covers a phone's screen. */
const coveringModal = (width: string, height: string) => ({
  positioner: { alignItems: 'center', justifyContent: 'center', padding: { base: '0', sm: '6' } },
  content: {
    width: 'full',
    maxWidth: { sm: width },
    height: { base: 'screen', sm: height },
    maxHeight: 'full',
    borderRadius: { sm: 'sm' },
    overflow: 'hidden',
    ...enter('enterFromBottom'),
  },
});

/** A window this low, such as one at 400 % zoom, leaves a fixed footer no room. */
const LOW = '@media (max-height: 25em)';

/** Drawers and modal dialogs: backdrop, one shadow, 24 px of movement and a fade. */
export const overlay = defineSlotRecipe({
  slots: ['scrim', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    scrim: {
      position: 'fixed',
      inset: '0',
      background: 'scrim',
      zIndex: 'overlay',
      '&[data-state=open]:not([data-served])': { animation: 'fadeIn 200ms {easings.out}' },
      '&[data-state=closed]': { animation: 'fadeOut 200ms {easings.out}' },
    },
    positioner: { position: 'fixed', inset: '0', display: 'flex', zIndex: 'overlay' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      background: 'bg',
      color: 'fg',
      boxShadow: 'overlay',
      '&:focus-visible': { outline: 'none' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexShrink: 0,
      minHeight: 'header',
      paddingInline: { base: '4', sm: '6' },
      // Keeps a title of two lines off the edge.
      paddingBlock: '0.625rem',
      marginRight: '-3',
      '&[data-bare]': { position: 'absolute', top: '2', right: '5', minHeight: '0', padding: '0', zIndex: 4 },
    },
    title: { textStyle: 'display.sm', overflowWrap: 'anywhere', paddingBlock: '0.3125rem' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&:has([data-fixed-bar])': {
        scrollPaddingTop: { base: '{sizes.control.lg}', md: '0' },
        scrollPaddingBottom: { base: '{sizes.total.bar}', md: '0' },
      },
    },
    footer: { flexShrink: 0, background: 'bg' },
  },
  variants: {
    kind: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: { base: 'full', sm: 'drawer' },
          height: 'screen',
          ...enter('enterFromEnd'),
          [LOW]: { overflowY: 'auto', overscrollBehavior: 'contain' },
        },
        footer: { borderTop: 'line', borderColor: 'fg' },
        header: { marginRight: '0', '& > button': { marginRight: '-3' } },
        body: {
          borderTop: 'line',
          borderColor: 'border.line',
          [LOW]: { flex: '1 0 auto', overflowY: 'visible' },
        },
      },
      top: {
        positioner: { alignItems: 'flex-start' },
        content: { width: 'full', maxHeight: 'screen', ...enter('enterFromTop') },
        header: { '&[data-bare]': { top: '8' } },
      },
      full: {
        content: { width: 'full', height: 'screen', ...enter('enterFromBottom') },
        header: { marginRight: '0', '& > button': { marginRight: '-3' } },
        footer: { borderTop: 'line', borderColor: 'border.line', paddingBlock: '3', paddingInline: gutter },
      },
      sm: modal('modal.sm'),
      md: modal('modal.md'),
      lg: coveringModal('modal', 'auto'),
      form: {
        ...coveringModal('modal.form', 'modal.form.height'),
        header: {
          marginRight: '0',
          paddingInline: { base: '4', sm: '8' },
          borderBottom: 'line',
          borderColor: 'border.line',
          '& > button': { marginRight: '-3' },
        },
        body: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
      },
    },
  },
});
