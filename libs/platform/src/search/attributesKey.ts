import { facetAttributes } from '@forecourt/search/model';
import { createHash } from 'node:crypto';

/** Version of the attribute table: an index that was built with another one is rebuilt. */
export const attributesKey = createHash('sha256').update(facetAttributes.join()).digest('base64url').slice(0, 8);
