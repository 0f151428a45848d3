import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import { licenceFault, openFont, readFont } from '../../config/sites/readFont.ts';
import { pictureFile } from '../../config/sites/sitePictures.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

const maxGivenBytes = 10_000_000;
/** Weights that themes set type in. */
const usedWeights = { min: 400, max: 850 };

/** Letters of languages that are written in Latin, with punctuation, currencies and arrows. */
const letters = [
  ...[[0x20, 0x7e] as const, [0xa0, 0x24f] as const, [0x1e00, 0x1eff] as const],
  ...[[0x2010, 0x203a] as const, [0x20a0, 0x20bf] as const, [0x2122, 0x2122] as const],
  ...[[0x2190, 0x2193] as const, [0x2212, 0x2212] as const],
]
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

function cutWeights(axis: { min: number; max: number } | undefined) {
  if (!axis) return {};
  const within = (weight: number) => Math.min(axis.max, Math.max(axis.min, weight));
  const { min, max } = usedWeights;
  return { variationAxes: { wght: { min: within(min), max: within(max), default: within(400) } } };
}

const nameOf = (file: string): string =>
  basename(file, extname(file))
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, 80);

/**
 * Checks a font file (TTF, OTF, WOFF or WOFF2), cuts it to the letters and weights that pages use, and writes it into
 * the site's folder of assets, which replaces one of the same name.
 * @throws CommandError that says what is wrong with the file
 */
export async function takeFont(slug: string, file: string, { config, say }: SiteCommandDeps): Promise<void> {
  const refuse = (message: string) => new CommandError(`${relative('.', file)} ${message}`);
  if (!existsSync(file)) throw new CommandError(`There is no file ${relative('.', file)}.`);
  if (statSync(file).size > maxGivenBytes) throw refuse(`has more than ${maxGivenBytes / 1_000_000} MB`);
  const given = readFileSync(file);
  let axis: { min: number; max: number } | undefined;
  try {
    const font = openFont(given);
    const fault = licenceFault(font);
    if (fault !== null) throw new Error(fault);
    axis = (font.variationAxes as Partial<Record<string, { min: number; max: number }>>)['wght'];
  } catch (fault) {
    throw refuse((fault as Error).message);
  }
  const { default: subsetFont } = await import('subset-font');
  let cut: Buffer;
  try {
    cut = Buffer.from(await subsetFont(given, letters, { targetFormat: 'woff2', ...cutWeights(axis) }));
  } catch {
    throw refuse('cannot be cut: ask for the file in another format');
  }
  const read = readFont(cut);
  if (typeof read === 'string') throw refuse(`${read} (after it was cut)`);
  const name = `${nameOf(file) || 'font'}.woff2`;
  const target = pictureFile(config.sitesFolder, slug, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, cut);
  const { from, to } = read.weights;
  const weights = from === to ? `weight ${from}` : `weights ${from} to ${to}`;
  say(`Written: ${relative('.', target)} (${Math.ceil(cut.length / 1_000)} KB, ${weights})`);
  say(`Name it in ${slug}.json for headings, text or both: "identity": { "fonts": { "headings": "${name}" } }`);
  say('Whether its licence allows websites is for you to know; its maker has marked nothing against it.');
}
