import { isContentSlug } from './contentKinds.ts';

/** Whose a record is. Of records with one name the narrower wins, field by field: site, manufacturer, shared. */
export type ContentOwner = 'shared' | `manufacturers/${string}` | `sites/${string}`;

/** @example isContentOwner('manufacturers/toyota') // true */
export function isContentOwner(text: string): text is ContentOwner {
  const [group, name, further] = text.split('/');
  if (name === undefined) return group === 'shared';
  return further === undefined && (group === 'manufacturers' || group === 'sites') && isContentSlug(name);
}
