import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;
const outOfSight = '-10000px';

/** Visually hidden but in the form, where scripts that fill in every field find it (honeypot). */
export const trap = style({
  position: 'absolute',
  insetInlineStart: outOfSight,
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
});

/** Contains the honeypot and clips it. */
export const form = style({ position: 'relative' });

/** Focused by script so that it is read out; shows no ring, because it is not a control. */
export const message = style({ outline: 'none' });

/** Beside the text about how the details are used. */
export const privacy = style({ color: 'inherit', textUnderlineOffset: '0.2em' });

/** One step of a form in several steps. */
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
/** A later step, before hydration: without JavaScript all steps are shown below each other. */
export const laterStep = style([
  step,
  { marginBlockStart: space[16], '@media': { '(scripting: enabled)': { display: 'none' } } },
]);

export const stepHead = style({ display: 'flex', flexDirection: 'column', gap: space[4], outline: 'none' });
export const stepTitle = style({ fontWeight: vars.font.boldWeight, fontSize: vars.size.large, lineHeight: 1.3 });
export const stepCount = style({ fontSize: vars.size.small, color: vars.color.textMuted });

export const stepBar = style({
  display: 'flex',
  gap: space[4],
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const stepMark = style({
  flex: 1,
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.border,
  selectors: { '&[data-reached]': { background: vars.color.accent } },
});

/** Controls that need a script, and one that only pages without a script need. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const buttons = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: '1fr',
  selectors: { '&[data-back]': { gridTemplateColumns: 'auto 1fr' } },
});
