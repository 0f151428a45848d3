import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

/** On desktops lower than its picture, so that the text begins in the first window; cropped around its middle. */
export const root = style({
  overflow: 'clip',
  marginBlockEnd: vars.space[32],
  borderRadius: vars.radius.picture,
  '@media': {
    [from('md')]: { display: 'grid', alignContent: 'center', maxBlockSize: 'min(66vh, 560px)' },
    print: { display: 'none' },
  },
});
