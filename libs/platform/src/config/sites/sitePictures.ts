import {
  assetTypes,
  siteIdentitySchema,
  type AssetType,
  type SiteAsset,
  type SiteFont,
  type SiteIdentity,
} from '@forecourt/domain';
import { imageSize } from 'image-size';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetHash } from './assetHash.ts';
import { readFont } from './readFont.ts';
import type { Fault } from './siteFaults.ts';

/** A picture or a font of the site's own, as it was read. */
type SiteFileAsset = SiteAsset | SiteFont;

/** Beside the files of sites: the dealers' own pictures and fonts, in a folder for each slug. */
const assetsFolder = 'assets';

/** What is asked of a picture for its place. */
interface Demands {
  maxBytes: number;
  /** Pixels, for pictures that are not drawn to any size. */
  minWidth: number;
  isSquare?: boolean;
}

const logoDemands: Demands = { maxBytes: 200_000, minWidth: 320 };
const iconDemands: Demands = { maxBytes: 400_000, minWidth: 512, isSquare: true };
const heroDemands: Demands = { maxBytes: 12_000_000, minWidth: 1_200 };

/** A picture or font that a site's file names. */
interface NamedFile {
  field: string;
  file: string;
  /** What the file is, or what is wrong with it. */
  read(bytes: Buffer): SiteFileAsset | string;
}

function namedFiles(identity: SiteIdentity): NamedFile[] {
  const { logo, logoOnDark, logoOnPhones, icon, heroPictures, fonts } = identity;
  const picture = (field: string, file: string, demands: Demands): NamedFile => ({
    field,
    file,
    read: (bytes) => readPicture(bytes, demands),
  });
  const single = Object.entries({ logo, logoOnDark, logoOnPhones, icon }).flatMap(([name, file]) =>
    file === null ? [] : [picture(`identity.${name}`, file, name === 'icon' ? iconDemands : logoDemands)],
  );
  const heroes = heroPictures.map(({ file }, at) => picture(`identity.heroPictures.${at}.file`, file, heroDemands));
  const type = Object.entries(fonts).flatMap(([name, file]) =>
    file === null ? [] : [{ field: `identity.fonts.${name}`, file, read: readFont }],
  );
  return [...single, ...heroes, ...type];
}

/** The kinds of pictures as image-size names them. */
const typeOf = (kind: string | undefined): AssetType | null => assetTypes.find((type) => type === kind) ?? null;

const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_000).toLocaleString('en-AU')} KB`;

/** @returns what the picture is, or what is wrong with it */
function readPicture(bytes: Buffer, { maxBytes, minWidth, isSquare = false }: Demands): SiteAsset | string {
  if (bytes.length > maxBytes) return `has ${inKilobytes(bytes.length)}; at most ${inKilobytes(maxBytes)} are taken`;
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    return 'is not a picture that can be read; an SVG needs a viewBox, or width and height';
  }
  const type = typeOf(size.type);
  if (type === null) return `is a ${size.type ?? 'file'}, which is not taken`;
  const { width, height } = size;
  if (type !== 'svg' && width < minWidth) return `is ${width} pixels wide; at least ${minWidth} are needed`;
  if (isSquare && Math.abs(width - height) > 0.02 * width) return `is ${width} by ${height}; an icon is square`;
  return { hash: assetHash(bytes), type, width, height };
}

export interface ReadPictures {
  /** Files that are named, from the folder of sites. */
  files: string[];
  /** Those that are right, by their names. */
  assets: Record<string, SiteFileAsset>;
  faults: Fault[];
}

/**
 * Reads the pictures and fonts that a site's file names.
 * @param record content of the site's file, right or wrong
 */
export function readPictures(folder: string, slug: string, record: object): ReadPictures {
  const { identity, assets: written } = record as { identity?: unknown; assets?: unknown };
  // A site that was written from its parsed form has an empty list, which says nothing.
  const faults: Fault[] =
    Object.keys(written ?? {}).length === 0
      ? []
      : [['assets', "is not for site files: name pictures and fonts under 'identity'"]];
  const parsed = siteIdentitySchema.safeParse(identity ?? {});
  const named = parsed.success ? namedFiles(parsed.data) : [];
  const assets: Record<string, SiteFileAsset> = {};
  for (const { field, file, read } of named) {
    const path = join(assetsFolder, slug, file);
    try {
      const asset = read(readFileSync(join(folder, path)));
      if (typeof asset === 'string') faults.push([field, `${path} ${asset}`]);
      else assets[file] = asset;
    } catch {
      faults.push([field, `there is no ${path}`]);
    }
  }
  return { files: [...new Set(named.map(({ file }) => join(assetsFolder, slug, file)))], assets, faults };
}

/** The folders of all sites' pictures that exist. */
export function pictureFolders(folder: string): string[] {
  const all = join(folder, assetsFolder);
  if (!existsSync(all)) return [];
  const inside = readdirSync(all, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [all, ...inside.map(({ name }) => join(all, name))];
}

/** Copies of the pictures and fonts of all sites as they were last good, by their hashes. */
export interface PictureCopies {
  /** Copies a site's picture unless it has been before. */
  keep(source: string, asset: SiteFileAsset): void;
  /** @returns null when no site has had such a picture */
  read(hash: string, type: SiteFileAsset['type']): Promise<Buffer | null>;
}

/** @param folder made when the first picture is copied */
export function openPictureCopies(folder: string): PictureCopies {
  const pathOf = (hash: string, type: SiteFileAsset['type']) => join(folder, `${hash}.${type}`);
  return {
    keep(source, { hash, type }) {
      const path = pathOf(hash, type);
      if (existsSync(path)) return;
      const bytes = readFileSync(source);
      // It has been changed since it was checked, and will be checked again.
      if (assetHash(bytes) !== hash) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${path}.tmp`, bytes);
      renameSync(`${path}.tmp`, path);
    },
    read: (hash, type) => readFile(pathOf(hash, type)).catch(() => null),
  };
}

/** The file of a site's picture. */
export const pictureFile = (folder: string, slug: string, file: string): string =>
  join(folder, assetsFolder, slug, file);
