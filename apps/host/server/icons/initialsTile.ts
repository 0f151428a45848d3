import { dealerInitials } from '@forecourt/content/model';
import { siteTokens } from '@forecourt/ui/model';
import type { PublicSite } from '@forecourt/domain';
import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostTheme } from '../../src/site/page/hostTheme.ts';

export type TiledSite = Pick<PublicSite, 'name' | 'theme' | 'themeData' | 'brandColour'>;

const side = 64;
/** Height of a capital letter, and the width that the letters may fill. */
const capital = 24;
const room = 46;
/** Share of the size by which the outlines of the regular weight grow: they are bold then. */
const boldness = 0.045;

/** Outlines of letters, centred in the tile: no device or server needs the font. */
function outlines(font: Font, letters: string): string {
  const { glyphs, positions } = font.layout(letters);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const scale = Math.min(capital / font.capHeight, room / width);
  let x = (side - width * scale) / 2;
  const baseline = (side + font.capHeight * scale) / 2;
  return glyphs
    .map((glyph, at) => {
      const path = `<path stroke-width="${Math.round(font.unitsPerEm * boldness)}" transform="translate(${x.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
      x += (positions[at]?.xAdvance ?? 0) * scale;
      return path;
    })
    .join('');
}

async function headingFont(site: TiledSite, fontFolder: string): Promise<Font> {
  const theme = hostTheme(site);
  const font = theme.fonts.find(({ family }) => theme.tokens.font.heading.includes(family)) ?? theme.fonts[0];
  if (!font) throw new Error(`The theme ${site.theme} has no font.`);
  const found = create(await readFile(join(fontFolder, font.file)));
  if ('fonts' in found) throw new Error(`${font.file} holds several fonts.`);
  return found;
}

/**
 * The dealer's initials on its brand colour, as an SVG: the icon of sites that bring none along.
 * @param options.fontFolder where the themes' font files are
 * @param options.isRound with the corners that browsers do not add themselves
 */
export async function initialsTile(
  site: TiledSite,
  { fontFolder, isRound }: { fontFolder: string; isRound: boolean },
): Promise<string> {
  const { color } = siteTokens(hostTheme(site), site.brandColour);
  const letters = outlines(await headingFont(site, fontFolder), dealerInitials(site.name));
  const corner = isRound ? ' rx="12"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}"${corner} fill="${color.brand}"/><g fill="${color.onBrand}" stroke="${color.onBrand}" stroke-linejoin="round">${letters}</g></svg>`;
}
