import { kindPatterns } from '@forecourt/domain/stock-words';
import { facetAttributes } from '@forecourt/search/model';
import { createHash } from 'node:crypto';

/** Version of the attribute table and of the words for kinds: an index that was built with others is rebuilt. */
export const attributesKey = createHash('sha256')
  .update(facetAttributes.join())
  .update(Object.values(kindPatterns).flat(2).map(String).join())
  .digest('base64url')
  .slice(0, 8);
