import { slugify, type Manufacturer, type RangeModel } from '@forecourt/domain';
import { plainSay, type ModelSay } from './modelSay.ts';
import { discontinued, upcoming } from './rangeWords.ts';

/** Models that a menu or a page shows together. */
export interface ModelGroup<Model = RangeModel> {
  /** Heading of the group. @example 'SUVs & 4WDs' */
  name: string;
  /** Name in the page's address. */
  slug: string;
  /** Models sorted by name. */
  models: Model[];
}

type GroupedModel = Pick<
  RangeModel,
  'status' | 'body' | 'manufacturer_body' | 'manufacturer_body_2' | 'manufacturer_body_3'
>;

const ownCategories = (model: GroupedModel): string[] =>
  [model.manufacturer_body, model.manufacturer_body_2, model.manufacturer_body_3].filter((one) => one !== null);

/** The groups of a model: its manufacturer's categories, or 'Upcoming' or 'Discontinued' alone. */
export function categoriesOf(model: GroupedModel): string[] {
  if (model.status === 'coming_soon') return [upcoming];
  return model.status === 'discontinued' ? [discontinued] : ownCategories(model);
}

const moreModels = 'More models';

/** A group as a site calls it: its address keeps the platform's name. */
export function groupName(name: string, say: ModelSay = plainSay): string {
  if (name === upcoming) return say('modelFact.upcoming');
  if (name === discontinued) return say('modelFact.discontinued');
  return name === moreModels ? say('modelFact.moreModels') : name;
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'en', { numeric: true });

/**
 * Groups of a menu in the order of the manufacturers' categories, with upcoming and discontinued models last. Empty groups
 * are left out; models without a category form a group at the end.
 */
export function modelGroups<Model extends GroupedModel & { name: string }>(
  models: readonly Model[],
  manufacturers: readonly Pick<Manufacturer, 'categories'>[],
): ModelGroup<Model>[] {
  const named = manufacturers.flatMap(({ categories }) => categories);
  const others = models.flatMap((model) => categoriesOf(model)).toSorted();
  const last = [upcoming, discontinued];
  const order = [...new Set([...named, ...others])].filter((name) => !last.includes(name));
  const uncategorised = models.filter((model) => categoriesOf(model).length === 0);
  return [
    ...[...order, ...last].map((name) => ({ name, models: models.filter((one) => categoriesOf(one).includes(name)) })),
    { name: moreModels, models: uncategorised },
  ]
    .filter((group) => group.models.length > 0)
    .map(({ name, models: of }) => ({ name, slug: slugify(name), models: of.toSorted(byName) }));
}

/**
 * Models of a body or a category, by its name in an address.
 * @returns null where no model is of that name
 */
export function modelsOfBody<Model extends GroupedModel>(
  models: readonly Model[],
  body: string,
): { name: string; models: Model[] } | null {
  const slug = slugify(body);
  const namesOf = (model: Model) => [
    ...categoriesOf(model),
    ...(model.body && model.status === 'current' ? [model.body] : []),
  ];
  const found = models.filter((model) => namesOf(model).some((name) => slugify(name) === slug));
  const name = found.flatMap(namesOf).find((one) => slugify(one) === slug);
  return name === undefined ? null : { name, models: found };
}

const ranks: Readonly<Record<RangeModel['status'], number>> = { current: 0, coming_soon: 1, discontinued: 2 };

/** Sorts models for a page: current, upcoming, discontinued; within each the cheapest first, those without a price by name. */
export const inOrder = <Model extends Pick<RangeModel, 'status' | 'name' | 'price_from'>>(
  models: readonly Model[],
): Model[] =>
  models.toSorted(
    (one, other) =>
      ranks[one.status] - ranks[other.status] ||
      (one.price_from ?? Infinity) - (other.price_from ?? Infinity) ||
      byName(one, other),
  );
