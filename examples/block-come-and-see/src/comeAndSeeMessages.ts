/** What the block says, unless a site's file says it otherwise. */
export const comeAndSeeMessages = {
  'comeAndSee.title': 'See a {name} at {place}',
  'comeAndSee.count': '{count, plural, one {One is} other {# are}} in stock today.',
  'comeAndSee.list': 'Show what is in stock',
  'comeAndSee.ask': 'Ask for a time',
} as const;
