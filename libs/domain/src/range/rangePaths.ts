import { slugify } from '../makes.ts';
import type { RangeModel } from './rangeModel.ts';

/** Where all models of a site stand. */
export const modelsPath = '/models';

/** Those of one body or category. @example modelsOfPath('SUVs & 4WDs') // '/models?body=suvs-4wds' */
export const modelsOfPath = (body: string): string => `${modelsPath}?body=${slugify(body)}`;

/** Where a model is told about: on its own page, or where its manufacturer wants it. */
export const rangeModelPath = ({ slug, override_url }: Pick<RangeModel, 'slug' | 'override_url'>): string =>
  override_url ?? `${modelsPath}/${slug}`;

/** Its page on the site, with or without another address. @example ownModelPath({ slug: 'toyota-rav4' }) // '/models/toyota-rav4' */
export const ownModelPath = ({ slug }: Pick<RangeModel, 'slug'>): string => `${modelsPath}/${slug}`;

/** @example accessoriesPath({ name: 'Land Cruiser 70' }) // '/land-cruiser-70/accessories' */
export const accessoriesPath = ({ name }: Pick<RangeModel, 'name'>): string => `/${slugify(name)}/accessories`;

/** The model that an address of accessories names; null for other addresses. @example accessoriesAt('/rav4/accessories') // 'rav4' */
export const accessoriesAt = (path: string): string | null => /^\/([a-z0-9-]+)\/accessories$/.exec(path)?.[1] ?? null;
