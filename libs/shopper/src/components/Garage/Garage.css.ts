import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const page = style({ display: 'grid', gap: '40px', minInlineSize: 0 });

export const section = style({ display: 'grid', gap: '16px', minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

export const empty = style({
  padding: '24px',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const halves = style({
  display: 'grid',
  gap: '40px 24px',
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const list = style({ display: 'grid', gap: '8px', listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minInlineSize: 0,
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const facts = style({
  display: 'grid',
  gap: '4px',
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ margin: 0, fontWeight: vars.font.boldWeight });

/** As high as a finger, wherever it stands. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

export const small = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.small });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const plainList = style({ margin: 0, paddingInlineStart: '24px', listStyle: 'disc', lineHeight: 1.75 });
