import { slugify } from '../makes.ts';
import { pageHref } from '../pages/pageHref.ts';
import type { RangeModel } from './rangeModel.ts';

/** Models of one body or category. @example modelsOfPath('SUVs & 4WDs') // '/models?body=suvs-4wds' */
export const modelsOfPath = (body: string): string => `${pageHref('models')}?body=${slugify(body)}`;

/** Path of a model's page, or the manufacturer's override. */
export const rangeModelPath = ({ slug, override_url }: Pick<RangeModel, 'slug' | 'override_url'>): string =>
  override_url ?? pageHref('model', { model: slug });

/** @example accessoriesPath({ name: 'Land Cruiser 70' }) // '/land-cruiser-70/accessories' */
export const accessoriesPath = ({ name }: Pick<RangeModel, 'name'>): string =>
  pageHref('accessories', { model: slugify(name) });
