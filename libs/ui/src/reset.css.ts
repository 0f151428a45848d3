import { globalStyle } from '@vanilla-extract/css';
import { vars } from './tokens/contract.css.ts';

/** Height of the window that the sticky header covers. */
const headerRoom = '5rem';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlockStart: headerRoom,
  overflowWrap: 'break-word',
});
globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.base,
  fontWeight: vars.font.bodyWeight,
  lineHeight: 1.55,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('b, strong', { fontWeight: vars.font.boldWeight });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
/**
 * A host that loads the main picture first sets this attribute on the root until it has been painted. Positioned far
 * above the page, other pictures are too far away to load, but keep their space.
 */
globalStyle('[data-awaits-picture] img[loading="lazy"]', {
  '@media': { '(scripting: enabled)': { transform: 'translateY(-20000px)' } },
});
globalStyle('input, button, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle('th', { textAlign: 'start', fontWeight: 'inherit' });
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit', fontWeight: vars.font.headingWeight });
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' });
globalStyle('a:hover', { textDecorationThickness: '2px' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });
/** Numbers and addresses are written from left to right in every language: their groups keep their order. */
globalStyle('a[href^="tel:"], a[href^="sms:"], a[href^="mailto:"]', { unicodeBidi: 'plaintext' });
globalStyle('[dir="rtl"] :is(input[type="tel"], input[type="email"], input[type="url"])', {
  direction: 'ltr',
  textAlign: 'end',
});
/** The page under an open dialog does not scroll. */
globalStyle('html:has([data-forecourt-overlay], dialog[open])', { overflow: 'hidden' });
/** A button that was tapped before hydration: its action follows soon. */
globalStyle('[data-tapped]', { opacity: 0.6, cursor: 'progress' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms',
      animationIterationCount: 1,
      transitionDuration: '0.01ms',
      scrollBehavior: 'auto',
    },
  },
});
