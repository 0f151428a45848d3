/* The table of searchable attributes and the distance of two points, without the schemas: a search engine's thread
   starts with them at once. */
export { filterAttributes, searchAttribute, searchAttributes, type FilterAttribute } from './attributes.ts';
export type { AttributeKind, Measure } from './attributeKinds.ts';
export { distanceKm, type Position } from '../place/distance.ts';
