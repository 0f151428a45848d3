import { facetAttributes } from '@forecourt/search/model';
import { createHash } from 'node:crypto';

/** Tells whether an index knows the attributes of today's table: one that was built by another is built anew. */
export const attributesKey = createHash('sha256').update(facetAttributes.join()).digest('base64url').slice(0, 8);
