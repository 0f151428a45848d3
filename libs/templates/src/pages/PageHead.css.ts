import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: '4px', paddingBlock: '12px clamp(24px, 3vw, 32px)' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 48px',
});

export const words = style({ display: 'grid', gap: '8px', maxInlineSize: '65ch', textWrap: 'pretty' });
