import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Without JavaScript nothing would open. */
export const opener = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const name = style({ display: 'block', fontWeight: vars.font.boldWeight });
export const date = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.size.small });
export const hours = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
