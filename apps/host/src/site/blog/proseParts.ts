import type { ArticleBody } from '@forecourt/content/model';
import type { Site } from '@forecourt/domain';
import type { ArticleStock, StockFor } from '@forecourt/templates';
import { platform } from '../../platform.ts';
import { cachedMakeStock } from '../cache/cacheTable.ts';
import { articleStock, listOf } from './articleStock.ts';

/** What a block of the host's own is drawn with. */
export interface BlockFacts {
  name: string;
  settings: unknown;
  stock: StockFor | null;
}

/** What stands between the parts of prose, by the parts that ask for it. */
export interface ProseParts {
  stock: (ArticleStock | null)[];
  blocks: (BlockFacts | null)[];
}

async function loadBlock(site: Site, name: string, said: Readonly<Record<string, string>>): Promise<BlockFacts | null> {
  const read = platform().readBlock(name, said);
  if (!read) return null;
  const { settings, stock: wanted } = read;
  if (!wanted) return { name, settings, stock: null };
  const { make, model = null } = wanted;
  const found = await cachedMakeStock(site, make, model);
  return { name, settings, stock: found && found.count > 0 ? { ...found, href: listOf(site, make, model) } : null };
}

/** Vehicles and blocks that prose asks for, for a loader of a whole page. */
export async function loadProseParts(site: Site, { parts }: ArticleBody): Promise<ProseParts> {
  const [stock, blocks] = await Promise.all([
    Promise.all(
      parts.map(async (part) =>
        part.kind === 'stock' || part.kind === 'model'
          ? articleStock(site, part, await cachedMakeStock(site, part.make, part.model))
          : null,
      ),
    ),
    Promise.all(parts.map((part) => (part.kind === 'block' ? loadBlock(site, part.name, part.settings) : null))),
  ]);
  return { stock, blocks };
}
