import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, radius, size, font } = vars;

export const calculator = style({
  display: 'grid',
  gap: '32px',
  padding: vars.space.card,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.card,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const fields = style({ display: 'grid', gap: '24px', minInlineSize: 0 });

export const amounts = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
});

export const field = style({ display: 'grid', gap: '4px' });
export const sliderHead = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const label = style({ fontWeight: font.boldWeight });
export const value = style({ fontVariantNumeric: 'tabular-nums' });

export const slider = style({
  inlineSize: '100%',
  blockSize: '44px',
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
});

export const frequency = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: 0,
  padding: 0,
  border: 0,
});

export const choice = style({ position: 'relative', flex: '1 1 7rem', cursor: 'pointer' });
/** Over the whole choice, so that its own focus and taps stay native. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

export const choiceWords = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.space.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      fontWeight: font.boldWeight,
    },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const result = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'center',
  padding: '24px',
  borderRadius: radius.card,
  background: color.surfaceSunken,
});

export const resultTitle = style({ margin: 0, color: color.textMuted });
export const output = style({ display: 'block' });

export const figure = style({
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: size.display,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ fontSize: size.title, fontWeight: font.headingWeight, fontFamily: font.heading });
export const small = style({ margin: 0, fontSize: size.small, color: color.textMuted });
export const fees = style({ listStyle: 'none', margin: 0, padding: 0, fontSize: size.small });

export const fee = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '4px',
  fontVariantNumeric: 'tabular-nums',
});
