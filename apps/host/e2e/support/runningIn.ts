import { parseHtml } from './pageOf.ts';

const addressNames = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'srcset'];

/** What runs, or would run, in a page that was not written by the site itself. */
export function runningIn(html: string): string[] {
  const document = parseHtml(html);
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.localName === 'x-hostile') found.push('an element of the text');
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (addressNames.includes(name) && /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value))
        found.push(`${name}=${value}`);
    }
  }
  for (const script of document.querySelectorAll('script')) {
    const text = script.textContent;
    if (script.type === 'application/ld+json') {
      try {
        JSON.parse(text);
      } catch {
        found.push('broken JSON-LD');
      }
    } else if (text.includes('alert(1)') && !/^(\(self\.__next_f=|self\.__next_f\.push\()/.test(text)) {
      found.push(`script ${text.slice(0, 60)}`);
    }
  }
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('display:none}</style') || style.textContent.includes('x-hostile'))
      found.push('style');
  }
  return found;
}
