import type { SynonymHit } from 'algoliasearch';
import type { SynonymRule } from '@forecourt/search-engine';
import { defaultSynonyms } from '@forecourt/search/model';

/** Converts an Algolia synonym to ours. */
export function ownRule({ objectID, type, input, word, synonyms = [], corrections = [] }: SynonymHit): SynonymRule {
  const alternative = type.toLowerCase();
  if (alternative === 'altcorrection1') return { objectID, type: 'altCorrection1', word: word ?? '', corrections };
  if (alternative === 'altcorrection2') return { objectID, type: 'altCorrection2', word: word ?? '', corrections };
  return type.toLowerCase() === 'onewaysynonym'
    ? { objectID, type: 'oneWaySynonym', input: input ?? '', synonyms }
    : { objectID, type: 'synonym', synonyms };
}

/** Converts our synonym to Algolia's type, whose lists are mutable. */
export function theirRule(rule: SynonymRule): SynonymHit {
  return 'corrections' in rule
    ? { ...rule, corrections: [...rule.corrections] }
    : { ...rule, synonyms: [...rule.synonyms] };
}

/** Default synonyms of the product. */
export const productSynonyms = (): SynonymHit[] => defaultSynonyms.map(theirRule);
