import type { PublicIdentity, SiteFont } from '@forecourt/domain';
import type { Theme, ThemeFont } from '@forecourt/ui/model';
import { stoodIn, type Typeface } from './typefaces.ts';

/** Mean width of a letter of running text in Arial, in per cent of the size. */
const letterOfArial = 43.5;
/** How much less than Arial other families grow in bold type: the mean of those below. */
const boldAgainstArial = 0.98;

/** A theme's type with fonts of the dealer's own in place of its own. */
export function withOwnFonts(theme: Theme, own: PublicIdentity['fonts']): Theme {
  if (own.text === null && own.headings === null) return theme;
  const typefaceOf = (font: SiteFont): Typeface => {
    const regular = (100 * font.letter) / letterOfArial;
    const family = `Own ${font.hash.slice(0, 8)}`;
    const { ascent, descent, hash, weights } = font;
    const { stack, standIns } = stoodIn(family, { regular, bold: regular * boldAgainstArial, ascent, descent });
    return {
      stack,
      font: {
        family,
        package: '',
        file: `${hash}.woff2`,
        weights: [...new Set([weights.from, weights.to])].join(' '),
        standIns,
      },
    };
  };
  const [text, headings] = [own.text && typefaceOf(own.text), own.headings && typefaceOf(own.headings)];
  const font = { ...theme.tokens.font };
  if (text) font.body = text.stack;
  if (headings) font.heading = headings.stack;
  const isUsed = ({ family }: ThemeFont) => [font.body, font.heading].some((stack) => stack.startsWith(`'${family}'`));
  const fonts = [...theme.fonts, ...[text, headings].flatMap((one) => (one ? [one.font] : []))].filter(isUsed);
  const unlike = fonts.filter(({ family }, at) => fonts.findIndex((one) => one.family === family) === at);
  return { ...theme, tokens: { ...theme.tokens, font }, fonts: unlike };
}
