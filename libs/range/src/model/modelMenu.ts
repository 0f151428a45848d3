import { modelsOfPath, rangeModelPath, type Manufacturer, type RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';
import { groupName, modelGroups } from './modelGroups.ts';
import { stockHref, stockName } from './modelLinks.ts';
import { shortPriceWords, statusWords } from './rangeWords.ts';

/** A tile of the menu. */
export interface MenuModel {
  /** Name of its record. @example 'toyota-rav4' */
  slug: string;
  /** Without the make. @example 'RAV4' */
  name: string;
  /** @example 'All-New' */
  label: string;
  /** Address of 'Explore'. */
  href: string;
  /** Address of 'Our Stock'; null for none. */
  stockHref: string | null;
  /** Side view; null for none. */
  image: string | null;
  /** @example 'From $50,200' */
  price: string;
}

/** Content of the menu of models, fetched when it opens. */
export interface ModelMenu {
  /** All models, without duplicates. */
  models: MenuModel[];
  /** Categories in display order, with the slugs of their models. */
  groups: { name: string; href: string; models: string[] }[];
}

/** @param countOf how many of a model are in stock, by make and the stock's name of the model */
export function modelMenuOf(
  models: readonly RangeModel[],
  manufacturers: readonly Manufacturer[],
  { searchPath, countOf }: { searchPath: string; countOf: (make: string, model: string) => number },
  say: ModelSay = plainSay,
): ModelMenu {
  return {
    models: models.map((model) => ({
      slug: model.slug,
      name: model.name,
      label: statusWords(model, say),
      href: rangeModelPath(model),
      stockHref: stockHref(model, searchPath, countOf(model.manufacturer_name, stockName(model))),
      image: model.image,
      price: shortPriceWords(model, say),
    })),
    groups: modelGroups(models, manufacturers).map(({ name, models: of }) => ({
      name: groupName(name, say),
      href: modelsOfPath(name),
      models: of.map(({ slug }) => slug),
    })),
  };
}
