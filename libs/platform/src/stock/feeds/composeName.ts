import { canonicalMake } from '@forecourt/domain';

/** The fields of a vehicle that make up its name. */
export type NameParts = Readonly<Partial<Record<'year' | 'make' | 'model' | 'badge', unknown>>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * The name of a vehicle whose feed has no title.
 * @returns null without make and model, which every name needs
 * @example composeName({ year: 2024, make: 'Toyota', model: 'Corolla', badge: 'ZR' }) // '2024 Toyota Corolla ZR'
 */
export function composeName({ year, make, model, badge }: NameParts): string | null {
  const [makeName, modelName] = [canonicalMake(textOf(make)), textOf(model).trim()];
  if (makeName === '' || modelName === '') return null;
  const named = modelName.toLowerCase().startsWith(`${makeName.toLowerCase()} `) ? '' : makeName;
  const parts = [textOf(year), named, modelName, textOf(badge)];
  return parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 200).trim();
}
