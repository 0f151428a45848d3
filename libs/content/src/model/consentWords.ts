/** A list as people say it. @example listed(['A', 'B', 'C']) // 'A, B and C' */
function listed(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** How a site asks for consent to the companies that need it. @param companies not empty */
export function consentWords(companies: readonly string[]): { title: string; words: string } {
  if (companies.length === 1 && companies[0] === 'Google Analytics') {
    return {
      title: 'May Google Analytics count your visit?',
      words:
        'With your consent Google sets cookies and learns which of our pages you open and what you do on them. That shows us what visitors look for.',
    };
  }
  const names = listed(companies);
  const isOne = companies.length === 1;
  return {
    title: `May ${names} take part in your visit?`,
    words: `With your consent ${names} may set cookies and ${isOne ? 'learns' : 'learn'} which of our pages you open and what you do on them.`,
  };
}
