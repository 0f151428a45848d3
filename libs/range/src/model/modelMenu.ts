import { modelsOfPath, rangeModelPath, type Manufacturer, type RangeModel } from '@forecourt/domain';
import { modelGroups } from './modelGroups.ts';
import { stockHref, stockName } from './modelLinks.ts';
import { shortPriceWords, statusWords } from './rangeWords.ts';

/** A tile of the menu. */
export interface MenuModel {
  slug: string;
  name: string;
  /** @example 'All-New' */
  label: string;
  /** Where 'Explore' leads. */
  href: string;
  /** Where 'Our Stock' leads; null for none. */
  stockHref: string | null;
  image: string | null;
  /** @example 'From $50,200' */
  price: string;
}

/** What the menu of models is filled with when it opens: each model once, and which stand in which group. */
export interface ModelMenu {
  models: MenuModel[];
  groups: { name: string; href: string; models: string[] }[];
}

/** @param countOf how many of a model are in stock, by make and the stock's name of the model */
export function modelMenuOf(
  models: readonly RangeModel[],
  manufacturers: readonly Manufacturer[],
  { searchPath, countOf }: { searchPath: string; countOf: (make: string, model: string) => number },
): ModelMenu {
  return {
    models: models.map((model) => ({
      slug: model.slug,
      name: model.name,
      label: statusWords(model),
      href: rangeModelPath(model),
      stockHref: stockHref(model, searchPath, countOf(model.manufacturer_name, stockName(model))),
      image: model.image,
      price: shortPriceWords(model),
    })),
    groups: modelGroups(models, manufacturers).map(({ name, models: of }) => ({
      name,
      href: modelsOfPath(name),
      models: of.map(({ slug }) => slug),
    })),
  };
}
