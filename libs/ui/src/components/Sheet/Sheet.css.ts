import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import * as overlay from '../Overlay/Overlay.css.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Inline in the page, without a dialog's look. */
const inPlace = {
  selectors: {
    '&:not([open])': {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      blockSize: 'auto',
      maxBlockSize: 'none',
      margin: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      overflow: 'visible',
      animation: 'none',
    },
  },
} as const;

export const sheet = style([
  overlay.panel,
  {
    inset: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    animation: `${rise} ${vars.motion.normal} ease-out`,
    selectors: {
      '&:not([open])': { display: 'none' },
      '&::backdrop': {
        background: 'color-mix(in srgb, black 55%, transparent)',
        animation: `${fade} ${vars.motion.normal} ease-out`,
      },
    },
    '@media': {
      [from('md')]: {
        margin: 'auto',
        maxInlineSize: 'min(40rem, calc(100vw - 64px))',
        blockSize: 'fit-content',
        maxBlockSize: 'min(48rem, calc(100dvh - 64px))',
        borderRadius: vars.radius.card,
      },
      [from('lg')]: inPlace,
      // Without JavaScript its content is not counted: the page itself decides when it is visible.
      '(scripting: none)': inPlace,
    },
  },
]);

const onlyOpen = style({ selectors: { [`${sheet}:not([open]) > &`]: { display: 'none' } } });

export const header = style([overlay.header, onlyOpen]);
export const summary = style([
  onlyOpen,
  {
    flex: 'none',
    paddingBlock: space[8],
    paddingInline: space.card,
    borderBlockEnd: `1px solid ${color.border}`,
    color: color.textMuted,
  },
]);
export const body = style([
  overlay.body,
  { selectors: { [`${sheet}:not([open]) > &`]: { padding: 0, overflow: 'visible' } } },
]);
export const footer = style([overlay.footer, onlyOpen]);
