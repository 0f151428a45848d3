import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Elements whose text stands on lines of its own. Dealers leave out closing tags, so both ends count. */
const lines =
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul';
const cells = 'td th';
const allowedTags = ['br', ...lines.split(' '), ...cells.split(' ')];

const line = '\u0001';
const anyLine = new RegExp(`</?(?:${lines.replaceAll(' ', '|')})(?: /)?>`, 'g');
const anyCell = new RegExp(`</?(?:${cells.replaceAll(' ', '|')})>`, 'g');

function once(text: string): string {
  // The sanitiser's parser mends the mark-up: what it lets through is written in one way and without attributes.
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
 * What a dealer wrote, without mark-up: paragraphs, items of lists and rows of tables are lines, line breaks stay, cells
 * are apart, scripts and styles go with their content.
 * @example plainText('<ul><li>Crimson Red</li><li>184,042 km</li></ul>') // 'Crimson Red\n184,042 km'
 */
export function plainText(text: string): string {
  let bare = text.trim();
  // Mark-up may be wrapped in mark-up or in entities, several times over: what is left must be left alone next time.
  for (let before = ''; before !== bare && /[<&]/.test(bare);) {
    before = bare;
    bare = once(bare);
  }
  return bare;
}
