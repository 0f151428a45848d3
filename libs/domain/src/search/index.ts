/* The table of searchable attributes alone, without the schemas: a search engine's thread starts with it at once. */
export { filterAttributes, searchAttribute, searchAttributes, type FilterAttribute } from './attributes.ts';
export type { AttributeKind, Measure } from './attributeKinds.ts';
