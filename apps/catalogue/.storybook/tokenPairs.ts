import { colourPairs } from '@forecourt/tenant-themes';
import { inverseColours, type ThemeTokens } from '@forecourt/ui/model';
import { themeOf } from './catalogueThemes.ts';
import { isSmallTarget, type VisiblePart } from './looks.ts';
import { backgroundColour, isLinkByColour, isReadByColour, opaqueColour } from './plainLook.ts';

type Colours = ThemeTokens['color'];

const { tokens } = themeOf('neutral');

/** Each colour token with a value that no other has, so that a computed colour names the token that it came from. */
const probe = Object.fromEntries(
  Object.keys(tokens.color).map((name, place) => [
    name,
    `#${(place * 8 + 40).toString(16)}${(200 - place * 8).toString(16).padStart(2, '0')}5a`,
  ]),
) as unknown as Colours;

/** Tokens of a theme in which every colour is its own. */
export const probeTokens: ThemeTokens = { ...tokens, color: probe };

const names = new Map([
  ...Object.entries(inverseColours(probe)).map(([name, value]) => [value, `${name} of the dark side`] as const),
  ...Object.entries(probe).map(([name, value]) => [value, name] as const),
]);

/** Pairs whose contrast is computed for every theme, a dealer's own included, wherever themes are checked. */
const computed = new Set(
  colourPairs(probe).flatMap(({ frontColour, backColour, min }) =>
    // A contrast is the same either way round.
    min === 4.5 ? [`${frontColour} on ${backColour}`, `${backColour} on ${frontColour}`] : [],
  ),
);

/** What cannot be used needs no contrast (WCAG 2.2, 1.4.3). */
const inactive = ':disabled, [aria-disabled="true"], label:has(:disabled)';

/** Whether text is there for screen readers alone. */
function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

/**
 * What is known of a part that is drawn with the tokens of `probeTokens`: `computed` where its colours are a pair that
 * every theme is checked for, `measured` where styles alone do not tell, or the names of a pair that no theme is checked
 * for.
 */
export function pairOf(part: VisiblePart): 'computed' | 'measured' | { front: string; back: string } {
  const style = getComputedStyle(part.element);
  if (isUnseen(part.element)) return 'computed';
  if (isSmallTarget(part.element) || isLinkByColour(part.element, style)) return 'measured';
  if (!isReadByColour(part.element) || part.element.closest(inactive)) return 'computed';
  const [front, back] = [opaqueColour(style.color), backgroundColour(part)];
  if (front === null || back === null || style.textShadow !== 'none') return 'measured';
  if (computed.has(`${front} on ${back}`)) return 'computed';
  const [frontName, backName] = [names.get(front), names.get(back)];
  return frontName && backName ? { front: frontName, back: backName } : 'measured';
}
