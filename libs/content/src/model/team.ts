import type { ContentRecord, Location } from '@forecourt/domain';

/** The people of a place: as the dealer orders them, then by name. */
export function teamOf(
  people: readonly ContentRecord<'person'>[],
  { slug }: Pick<Location, 'slug'>,
): ContentRecord<'person'>[] {
  return people
    .filter(({ locations }) => locations.includes(slug))
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}

/** URL of the contact page with a message to a person already started. @param contact path of that page */
export function askPath(contact: string, person: { slug: string }, place: Pick<Location, 'slug'>): string {
  return `${contact}?${new URLSearchParams({ ask: person.slug, location: place.slug })}#enquire`;
}
