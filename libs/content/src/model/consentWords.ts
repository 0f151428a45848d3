import { consentMessages, platformWords, type Words } from '@forecourt/domain/messages';

type ConsentSpeech = Words<typeof consentMessages>;

/** A list as people say it. @example listed(['A', 'B', 'C']) // 'A, B and C' */
function listed(names: readonly string[], say: ConsentSpeech = platformWords(consentMessages)): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : say('consent.list', { names: before.toReversed().join(', '), last });
}

/** How a site asks for consent to the companies that need it. @param companies not empty */
export function consentWords(
  companies: readonly string[],
  say: ConsentSpeech = platformWords(consentMessages),
): { title: string; words: string } {
  if (companies.length === 1 && companies[0] === 'Google Analytics') {
    return { title: say('consent.mayGoogleCount'), words: say('consent.googleSets') };
  }
  const names = listed(companies, say);
  return {
    title: say('consent.mayTakePart', { names }),
    words: say('consent.maySet', { names, count: companies.length }),
  };
}
