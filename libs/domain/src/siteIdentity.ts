import { z } from 'zod';

/** Formats of pictures that a site brings along, as the ends of their files' names. */
export const assetTypes = ['svg', 'png', 'webp', 'jpg', 'avif'] as const;
export type AssetType = (typeof assetTypes)[number];

/** A picture of the site's own, as the host has read it. */
export const siteAssetSchema = z.object({
  /** First letters of the SHA-256 of its bytes in hexadecimal, by which it is requested. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  /** Format of the file. */
  type: z.enum(assetTypes),
  /** Pixels, or units of an SVG. */
  width: z.number().positive(),
  /** Pixels, or units of an SVG. */
  height: z.number().positive(),
});

export type SiteAsset = z.output<typeof siteAssetSchema>;

const perCent = z.number().positive();
const weight = z.number().int().min(1).max(1000);

/** A font of the site's own, as the host has read it. Measures are in per cent of the size of the type. */
export const siteFontSchema = z.object({
  /** First letters of the SHA-256 of its bytes in hexadecimal, by which it is requested. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  /** Format of the file. */
  type: z.literal('woff2'),
  /** Weights in the file; the same number twice where it has one. */
  weights: z.object({
    /** Lightest of them. */
    from: weight,
    /** Heaviest of them. */
    to: weight,
  }),
  /** Room above the line on which letters stand. */
  ascent: perCent,
  /** Room below that line. */
  descent: perCent,
  /** Mean width of a letter of running text in its regular weight. */
  letter: perCent,
});

export type SiteFont = z.output<typeof siteFontSchema>;

const assetFile = (types: readonly AssetType[]) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\\.(${types.join('|')})$`),
      `the name of a file that ends with ${types.map((type) => `.${type}`).join(', ')}`,
    );

const drawing = assetFile(['svg', 'png', 'webp']);

const font = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.woff2$/,
    'the name of a file that ends with .woff2: npm run site -- font SITE FILE writes one',
  );

/** Names of the dealer's own pictures and fonts; the files stand in `assets/{slug}` beside the site files. */
export const siteIdentitySchema = z.object({
  /** Logo for light backgrounds, in place of the name in letters. As a PNG or WebP, at least 320 pixels wide. @example 'logo.svg' */
  logo: drawing.nullable().default(null),
  /** Logo for dark backgrounds. @default the name in letters */
  logoOnDark: drawing.nullable().default(null),
  /** Logo for the bar on phones, where the usual one would be too small to read. @default the usual one */
  logoOnPhones: drawing.nullable().default(null),
  /** Square picture that browsers and phones show as the site's icon. As a PNG or WebP, at least 512 pixels wide. @default initials of the name */
  icon: drawing.nullable().default(null),
  /** Pictures at the top of the home page, the largest first, at least 1,200 pixels wide. @default vehicles of the stock */
  heroPictures: z
    .array(
      z.object({
        /** Name of the file. @example 'yard.jpg' */
        file: assetFile(['jpg', 'webp', 'png', 'avif']),
        /** What it shows, for those who cannot see it; empty where it is decoration. */
        alt: z.string().max(200).default(''),
      }),
    )
    .max(3)
    .default([]),
  /** Fonts of the dealer's own in place of the theme's, which `npm run site -- font SITE FILE` checks and cuts. */
  fonts: z
    .object({
      /** Font of running text. @default the theme's */
      text: font.nullable().default(null),
      /** Font of headings. @default the theme's */
      headings: font.nullable().default(null),
    })
    .prefault({}),
});

export type SiteIdentity = z.output<typeof siteIdentitySchema>;

/** A picture with what a page needs to reserve its room. */
export interface SitePicture {
  /** Path on the site. */
  url: string;
  /** Pixels, or units of an SVG. */
  width: number;
  height: number;
}

/** The dealer's own pictures and fonts as pages show them. */
export interface PublicIdentity {
  logo: SitePicture | null;
  logoOnDark: SitePicture | null;
  logoOnPhones: SitePicture | null;
  icon: SiteAsset | null;
  /** Their addresses are without a width, as those of vehicles. */
  heroPictures: (SitePicture & { alt: string })[];
  fonts: { text: SiteFont | null; headings: SiteFont | null };
}

/** @param assets what the host has read of the files, by their names; a file that is not there is left out */
export function publicIdentity(
  identity: SiteIdentity,
  assets: Readonly<Record<string, SiteAsset | SiteFont>>,
): PublicIdentity {
  const found = (file: string | null) => (file === null ? undefined : assets[file]);
  const read = (file: string | null): SiteAsset | null => {
    const asset = found(file);
    return asset && asset.type !== 'woff2' ? asset : null;
  };
  const readFont = (file: string | null): SiteFont | null => {
    const asset = found(file);
    return asset?.type === 'woff2' ? asset : null;
  };
  const drawn = (file: string | null): SitePicture | null => {
    const asset = read(file);
    return asset && { url: `/media/site/${asset.hash}.${asset.type}`, width: asset.width, height: asset.height };
  };
  return {
    logo: drawn(identity.logo),
    logoOnDark: drawn(identity.logoOnDark),
    logoOnPhones: drawn(identity.logoOnPhones),
    icon: read(identity.icon),
    heroPictures: identity.heroPictures.flatMap(({ file, alt }) => {
      const asset = read(file);
      return asset ? [{ url: `/media/site/${asset.hash}`, width: asset.width, height: asset.height, alt }] : [];
    }),
    fonts: { text: readFont(identity.fonts.text), headings: readFont(identity.fonts.headings) },
  };
}
