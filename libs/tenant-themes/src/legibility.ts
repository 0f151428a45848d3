import { contrast, inverseColours, type ThemeTokens } from '@forecourt/ui/model';

type Colours = ThemeTokens['color'];
type Colour = keyof Colours;
type Pair = readonly [front: Colour, backs: readonly Colour[]];

/** Which colours stand as text on which. */
const textPairs: readonly Pair[] = [
  ['text', ['background', 'surface', 'surfaceSunken']],
  ['textMuted', ['background', 'surface', 'surfaceSunken']],
  ['accent', ['background', 'surface', 'surfaceSunken']],
  ['onBrand', ['brand', 'brandHover']],
  ['onAccent', ['accent']],
  ['onInverse', ['surfaceInverse']],
  ['onSuccess', ['success']],
  ['success', ['successSurface', 'surface', 'background']],
  ['warning', ['warningSurface', 'surface', 'background']],
  ['danger', ['dangerSurface', 'surface', 'background', 'surfaceSunken']],
  ['text', ['successSurface', 'warningSurface', 'dangerSurface']],
];

/** Which colours are edges of controls and rings around them. */
const edgePairs: readonly Pair[] = [
  ['borderStrong', ['surface', 'background']],
  ['focus', ['background', 'surface', 'surfaceSunken']],
];

/** One colour of a theme on another. */
export interface ColourPair {
  front: Colour;
  back: Colour;
  /** Whether it stands on the theme's dark side. */
  isInverse: boolean;
  /** Both as CSS colours. */
  frontColour: string;
  backColour: string;
  /** Contrast ratio of WCAG 2.2. */
  ratio: number;
  /** What it takes: 4.5 for text, 3 for edges. */
  min: number;
}

/** Every pair of a theme's colours that visitors have to read or see, on its light and its dark side. */
export function colourPairs(color: Colours): ColourPair[] {
  const sides = [color, { ...color, ...inverseColours(color) }];
  return sides.flatMap((side, place) =>
    [
      { pairs: textPairs, min: 4.5 },
      { pairs: edgePairs, min: 3 },
    ].flatMap(({ pairs, min }) =>
      pairs.flatMap(([front, backs]) =>
        backs.map((back): ColourPair => {
          const [frontColour, backColour] = [side[front], side[back]];
          const ratio = contrast(frontColour, backColour);
          return { front, back, isInverse: place === 1, frontColour, backColour, ratio, min };
        }),
      ),
    ),
  );
}

/** Those of them that visitors could not read or see (WCAG 2.2 AA). */
export const weakColours = (color: Colours): ColourPair[] => colourPairs(color).filter(({ ratio, min }) => ratio < min);

/** A weak colour in words. @example 'textMuted on surface has a contrast of 3.1:1, and needs 4.5:1' */
export const wordedWeakness = ({ front, back, isInverse, ratio, min }: ColourPair): string =>
  `${front} on ${back}${isInverse ? ' of the dark side' : ''} has a contrast of ${(Math.floor(ratio * 100) / 100).toString()}:1, and needs ${min}:1`;
