import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const scroll = style({ overflowX: 'auto' });
/** Too narrow for five columns, also because letters are large. */
const narrow = '(max-width: 44em)';
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const table = style({
  inlineSize: '100%',
  minInlineSize: '44rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block', minInlineSize: 0 } },
});
/** Names of the columns. */
export const names = style({ '@media': { [narrow]: unseen } });
export const lines = style({ '@media': { [narrow]: { display: 'block' } } });
/** In a block the model and its price stand on the first line, everything else below with its name before it. */
export const line = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[4]} ${space[16]}`,
      paddingBlock: space[12],
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[12],
  paddingInline: `0 ${space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  '@media': { [narrow]: { padding: 0, border: 0 } },
});
globalStyle(`${table} td[data-name]`, {
  '@media': { [narrow]: { gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.size.small } },
});
globalStyle(`${table} td[data-name]::before`, {
  '@media': { [narrow]: { content: "attr(data-name) ' '" } },
});

export const caption = style(unseen);
export const price = style({ fontWeight: vars.font.boldWeight });
export const conditions = style({ maxInlineSize: '70ch', color: vars.color.textMuted, fontSize: vars.size.small });
