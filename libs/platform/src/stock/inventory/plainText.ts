import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Block elements, which begin and end lines. Dealers leave out closing tags, so both tags count. */
const lines =
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul';
const cells = 'td th';
const allowedTags = ['br', ...lines.split(' '), ...cells.split(' ')];

const line = '\u0001';
const anyLine = new RegExp(`</?(?:${lines.replaceAll(' ', '|')})(?: /)?>`, 'g');
const anyCell = new RegExp(`</?(?:${cells.replaceAll(' ', '|')})>`, 'g');

function once(text: string): string {
  // The sanitiser's parser repairs the mark-up, and writes allowed tags uniformly and without attributes.
  const mended = sanitizeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''), {
    allowedTags,
    allowedAttributes: {},
  });
  const marked = mended
    .replace(/<br \/>/g, '\n')
    .replace(anyCell, ' ')
    .replace(anyLine, line);
  const parts = marked.split(line).map((part) => part.trim());
  return (parts.length === 1 ? parts : parts.filter(Boolean))
    .join('\n')
    .replace(/&(amp|lt|gt|quot|#39);/g, (one) => entities[one] ?? one)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((one) => one.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Converts HTML to plain text: paragraphs, list items and table rows become lines, line breaks stay, cells are
 * separated, scripts and styles are removed with their content.
 * @example plainText('<ul><li>Crimson Red</li><li>184,042 km</li></ul>') // 'Crimson Red\n184,042 km'
 */
export function plainText(text: string): string {
  let bare = text.trim();
  // Repeated, because mark-up may be nested in mark-up or escaped several times: the result must be stable.
  for (let before = ''; before !== bare && /[<&]/.test(bare);) {
    before = bare;
    bare = once(bare);
  }
  return bare;
}
