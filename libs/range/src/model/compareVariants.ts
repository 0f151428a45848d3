import type { ModelVariant } from '@forecourt/domain';

/** One fact of several variants side by side. */
export interface ComparedFact {
  /** Heading of its group. @example 'Performance' */
  group: string;
  /** @example 'Fuel use, combined' */
  name: string;
  /** One value for each variant; null where unknown. */
  values: (string | null)[];
  /** Whether not all values are the same. */
  differs: boolean;
}

/** All facts of any of the variants, in the order of their first occurrence. */
export function compareVariants(variants: readonly Pick<ModelVariant, 'specifications'>[]): ComparedFact[] {
  const facts = new Map<string, Pick<ComparedFact, 'group' | 'name'>>();
  for (const { group, name } of variants.flatMap(({ specifications }) => specifications))
    facts.set(`${group}\n${name}`, { group, name });
  return [...facts.values()].map(({ group, name }) => {
    const values = variants.map(
      ({ specifications }) => specifications.find((one) => one.group === group && one.name === name)?.value ?? null,
    );
    return { group, name, values, differs: new Set(values).size > 1 };
  });
}

/** A fact by which variants can be filtered, and its values. */
export interface VariantChoice {
  name: 'Cab' | 'Drive' | 'Fuel';
  values: string[];
}

/** Filters for a long list of variants: facts in which they differ. */
export function variantChoices(variants: readonly ModelVariant[]): VariantChoice[] {
  const of = (name: VariantChoice['name'], pick: (variant: ModelVariant) => string | null): VariantChoice => ({
    name,
    values: [...new Set(variants.map(pick).filter((one) => one !== null))],
  });
  return [of('Cab', ({ cab }) => cab), of('Drive', ({ drive }) => drive), of('Fuel', ({ fuel }) => fuel)].filter(
    ({ values }) => values.length > 1,
  );
}
