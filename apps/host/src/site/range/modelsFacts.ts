import {
  makesOf,
  modelsOfPath,
  pageHref,
  slugify,
  type PublicSite,
  type RangeModel,
  type Site,
} from '@forecourt/domain';
import { modelFactMessages, modelMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import { groupName, inOrder, modelGroups, modelsOfBody, stockHref, stockName } from '@forecourt/range/model';
import type { ModelsPageProps } from '@forecourt/templates';
import { modelsInStock, siteRange, stockNames } from '../cache/cacheTable.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { makeMarks } from '../page/makeMarks.ts';
import { modelsTrail } from './modelsTrail.ts';

/** Number of vehicles of a model in stock. */
export async function stockCounts(site: Site): Promise<(make: string, model: string) => number> {
  const { counts } = await stockNames(site);
  return (make, model) => counts.make_model[`${make} > ${model}`] ?? 0;
}

/** All models, grouped by make where a site sells several. */
function byMake(
  models: readonly RangeModel[],
  makes: readonly string[],
  isNamed: boolean,
): ModelsPageProps['sections'] {
  const present = makes.filter((make) => models.some((one) => one.manufacturer_name === make));
  if (present.length < 2 && !isNamed) return [{ name: null, models: inOrder(models) }];
  return present.map((make) => ({
    name: make,
    models: inOrder(models.filter((one) => one.manufacturer_name === make)),
  }));
}

/** The makes of a site that sells several, none of which is its own manufacturer. */
async function makesAndModels(
  site: Site,
  makes: readonly string[],
  written: readonly RangeModel[],
): Promise<NonNullable<ModelsPageProps['makes']>> {
  if (site.manufacturer || makes.length < 2) return [];
  const unwritten = makes.filter((make) => !written.some((one) => one.manufacturer_name === make));
  const [{ counts }, inStock] = await Promise.all([stockNames(site), modelsInStock(site, unwritten)]);
  return makes.map((name) => ({
    name,
    count: counts.make[name] ?? 0,
    models: inStock.filter(({ make }) => make === name),
  }));
}

/**
 * Data for the page of all models, or of one body or category.
 * @param body as the address names it; null for all
 * @returns null where the site has no models, or none of that name
 */
export async function modelsFacts(
  site: Site,
  publicSite: PublicSite,
  body: string | null,
): Promise<ModelsPageProps | null> {
  const [{ models, manufacturers }, countOf] = await Promise.all([siteRange(site), stockCounts(site)]);
  const found = body === null ? { name: null, models } : modelsOfBody(models, body);
  if (models.length === 0 || !found) return null;
  const makes = makesOf(site);
  const say = wordsOf(titleMessages, publicSite);
  const [make, another] = makes;
  const all = make !== undefined && another === undefined ? say('title.range', { make }) : say('title.allModels');
  const sayFact = wordsOf(modelFactMessages, publicSite);
  const groups = modelGroups(models, manufacturers);
  const [only] = manufacturers;
  const listed = body === null ? await makesAndModels(site, makes, models) : [];
  // The models of several makes come make by make.
  const areMakesFirst = listed.length > 0;
  return {
    site: publicSite,
    title: found.name === null ? all : groupName(found.name, sayFact),
    text: manufacturers.length === 1 && body === null && !areMakesFirst ? only?.lead : undefined,
    trail: body === null ? homeTrail(publicSite) : modelsTrail(publicSite),
    chips: areMakesFirst
      ? []
      : [
          {
            name: wordsOf(modelMessages, publicSite)('model.all'),
            href: pageHref('models'),
            count: models.length,
            isCurrent: body === null,
          },
          ...groups.map((group) => ({
            name: groupName(group.name, sayFact),
            href: modelsOfPath(group.name),
            count: group.models.length,
            isCurrent: body !== null && group.slug === slugify(body),
          })),
        ],
    sections: byMake(found.models, makes, areMakesFirst),
    makes: listed,
    marks: makeMarks,
    stockHref: (model) => stockHref(model, publicSite.paths.search, countOf(model.manufacturer_name, stockName(model))),
  };
}
