import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  minBlockSize: '44px',
  color: vars.color.text,
  textDecoration: 'none',
});

/** A sign, not a word: its letters are as large as it has room for, whatever size the page's letters have. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  background: vars.color.brand,
  color: vars.color.onBrand,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '17px',
  letterSpacing: '0.01em',
  '@media': {
    // The narrowest phones have room for the name or for its initials.
    'screen and (max-width: 359px)': { display: 'none' },
    [from('lg')]: { inlineSize: '44px', blockSize: '44px', fontSize: '19px' },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingTransform as 'none',
  // As a sign, no larger than leaves room for the buttons beside it.
  fontSize: 'min(1.0625rem, 6vw)',
  lineHeight: 1.15,
  textWrap: 'balance',
  // A word that is longer than the bar breaks; others stay whole.
  overflowWrap: 'anywhere',
  '@media': { [from('lg')]: { fontSize: '1.3125rem' } },
});

/** A word with a hyphen breaks only where a line cannot hold it whole. */
export const whole = style({ display: 'inline-block', maxInlineSize: '100%' });

export const line = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  '@media': { [from('lg')]: { display: 'block' } },
});

export const picture = style({ display: 'grid' });

/** As large as the bar has room for; its own shape is kept. */
export const logo = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(100%, 200px)',
  maxBlockSize: '44px',
  '@media': { [from('lg')]: { maxInlineSize: '280px', maxBlockSize: '56px' } },
});
