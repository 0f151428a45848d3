const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Text with its entities as the letters that they stand for, without tags. */
export const decoded = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** What a reader meets in a piece of HTML: its words, one space between them. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}

/** The cards of a list, by the address of their vehicle. */
export function cardsOf(html: string): Map<string, { html: string; words: string }> {
  return new Map(
    [...html.matchAll(/<article\b.*?<\/article>/gs)].flatMap(([card]) => {
      const [, address] = /href="\/cars\/([\w-]+)"/.exec(card) ?? [];
      return address === undefined ? [] : [[address, { html: card, words: wordsOf(card) }] as const];
    }),
  );
}

/** Structured data of a page, of one type. */
export function jsonLdOf(html: string, type: string): Record<string, unknown> {
  const all = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const found = all.map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
  const one = found.find((data) => data['@type'] === type);
  if (!one) throw new Error(`The page tells nothing of type ${type}.`);
  return one;
}

/** @example metaOf(html, 'og:image:alt') */
export function metaOf(html: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return wordsOf(content);
}

/** What a page says in its main part, as one line: texts that stand apart are parted by ' | '. */
export function mainText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('\u00a0', ' ')
    .replace(/\s*\|[\s|]*/g, ' | ');
}
