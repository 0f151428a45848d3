import { z } from 'zod';
import { siteMessagesSchema } from './siteTexts.ts';

/** What a theme of a dealer's own can choose from; the values behind the names are the theme library's. */
export const themeChoices = {
  header: ['light', 'inverse', 'edged'],
  typeface: ['inter', 'manrope', 'archivo', 'nunitoSans', 'bitter', 'sourceSans', 'hankenGrotesk'],
  scale: ['calm', 'bold', 'compact'],
  corners: ['square', 'crisp', 'gentle', 'round'],
  density: ['normal', 'airy', 'tight'],
  shadow: ['flat', 'soft', 'deep'],
  motion: ['brisk', 'smooth'],
  tint: ['none', 'subtle', 'clear'],
} as const;

export const themeColourNames = [
  ...(['brand', 'brandHover', 'onBrand', 'accent', 'onAccent'] as const),
  ...(['background', 'surface', 'surfaceSunken', 'surfaceInverse', 'onInverse'] as const),
  ...(['text', 'textMuted', 'border', 'borderStrong', 'focus'] as const),
  ...(['success', 'successSurface', 'onSuccess', 'warning', 'warningSurface', 'danger', 'dangerSurface'] as const),
] as const;

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #RRGGBB');

/** A theme as data: the dealer's colour and a few choices, from which every token follows. */
export const siteThemeSchema = z.object({
  /** The brand's own colour. Buttons keep it, also where it is as light as yellow; the other colours follow from it. */
  brand: colour,
  /** How much of the brand's hue is in greys and surfaces. */
  tint: z.enum(themeChoices.tint).default('subtle'),
  /** How the header stands: on white, on the dark surface, or under a line of the brand's colour. */
  header: z.enum(themeChoices.header).default('light'),
  /** Typeface of running text, and of headings where `headings` names none. */
  typeface: z.enum(themeChoices.typeface).default('inter'),
  /** Typeface of headings. @default the one of running text */
  headings: z.enum(themeChoices.typeface).optional(),
  /** Weight of headings, 400 to 850. */
  headingWeight: z.number().int().min(400).max(850).default(700),
  /** Whether headings are set in capitals. */
  capitals: z.boolean().default(false),
  /** How far apart small and large letters stand. */
  scale: z.enum(themeChoices.scale).default('calm'),
  /** Corners of buttons, cards and pictures. */
  corners: z.enum(themeChoices.corners).default('gentle'),
  /** How much air there is. */
  density: z.enum(themeChoices.density).default('normal'),
  /** Whether cards have edges, soft shadows or deep ones. */
  shadow: z.enum(themeChoices.shadow).default('soft'),
  /** Pace of transitions. */
  motion: z.enum(themeChoices.motion).default('brisk'),
  /** Single colours in place of those that follow from the brand's. One that makes text unreadable is refused. */
  colours: z.partialRecord(z.enum(themeColourNames), colour).default({}),
  /** Words of the brand in place of the platform's, by the keys of messages. Those of a site's own file go before them. */
  messages: siteMessagesSchema,
});

export type SiteTheme = z.output<typeof siteThemeSchema>;
export type SiteThemeInput = z.input<typeof siteThemeSchema>;
