/** Elements that hold nothing that a reader meets, or what only scripts and drawings need. */
const unseen = /<(script|style|svg|noscript|template|dialog|select)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const tags = /<(\/?)([a-z][\w-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/gi;
const plain = new Set(
  'header nav main section article footer div h1 h2 h3 h4 p ul ol li dl dt dd table tbody thead tr th td address form label input button a'.split(
    ' ',
  ),
);

const styles = `*{box-sizing:border-box;margin:0}body{font:400 16px/1.55 Arial,sans-serif;color:#141414;background:#fff;padding:16px;max-width:1240px;margin:auto}
h1{font-size:clamp(1.75rem,1.35rem + 1.8vw,2.6rem);line-height:1.15;margin-block:16px}h2{font-size:1.5rem;line-height:1.2;margin-block:32px 12px}h3,h4{font-size:1.125rem;line-height:1.3;margin-block:12px 4px}
p{margin-block:8px;max-width:70ch}a{color:#c00a1a}ul,ol{list-style:none;padding:0;display:grid;gap:8px}nav ul{display:flex;flex-wrap:wrap;gap:4px 16px}
article{padding:16px;border:1px solid #dedede;border-radius:8px;margin-block:12px;box-shadow:0 1px 3px rgb(0 0 0/.08)}article ul{display:flex;flex-wrap:wrap;gap:4px 12px;color:#565656;font-size:.875rem}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding-block:8px;border-bottom:1px solid #dedede}footer{margin-top:48px;padding:24px 16px;background:#1a1a1a;color:#fff}footer a{color:#fff}
img{display:block;inline-size:100%;block-size:auto;aspect-ratio:3/2;object-fit:cover;border-radius:8px;background:#f4f4f4}
input{font:inherit;inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid #808080;border-radius:4px}button{font:inherit;min-block-size:44px;padding:8px 16px;border:1px solid #808080;border-radius:4px;background:#fff}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:8px;border-bottom:1px solid #dedede}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}address{font-style:normal}
@media(min-width:768px){main>section>ul{grid-template-columns:repeat(2,1fr)}}@media(min-width:1200px){main>section>ul{grid-template-columns:repeat(3,1fr)}}`;

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="[^"]*"`, 'i').exec(attributes)?.[0] ?? '';

/**
 * The least that a page could be: its words in plain elements, its main picture, 2 KB of styles and no script. What a
 * page takes longer than this on the same machine is its own.
 * @param html the page as the host sends it
 */
export function floorPage(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  let picture = '';
  const words = body.replace(unseen, '').replace(tags, (_tag, end: string, name: string, attributes: string) => {
    const element = name.toLowerCase();
    if (element === 'img' && picture === '' && /fetchPriority="high"/i.test(attributes)) {
      const kept = ['src', 'srcset', 'sizes', 'alt', 'width', 'height']
        .map((one) => attribute(attributes, one))
        .join('');
      picture = `<img${kept} fetchpriority="high">`;
      return ' ';
    }
    if (!plain.has(element)) return ' ';
    return `<${end}${element}${element === 'a' && !end ? attribute(attributes, 'href') : ''}>`;
  });
  // Menus that the page opens on demand would push the picture out of the first screen, so a page written by hand would
  // have them at its end.
  const [menus = ''] = /<header>[\s\S]*?<\/header>/.exec(words) ?? [];
  const arranged = words
    .replace(menus, '')
    .replace('<main>', () => `<main>${picture}`)
    .replace('</main>', () => `</main>${menus}`)
    .replace(/\s{2,}/g, ' ');
  const preload = /\ssrcset="([^"]*)"/i.exec(picture);
  const sizes = /\ssizes="([^"]*)"/i.exec(picture);
  const early = preload
    ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${preload[1]}" imagesizes="${sizes?.[1] ?? '100vw'}">`
    : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${early}${title}<style>${styles}</style>`;
  return `<!DOCTYPE html><html lang="en-AU"><head>${head}</head><body>${arranged}</body></html>`;
}
