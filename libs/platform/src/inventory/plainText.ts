import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function once(text: string): string {
  const broken = text.replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n');
  const bare = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return bare
    .replace(/&(amp|lt|gt|quot|#39);/g, (one) => entities[one] ?? one)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a dealer wrote, without mark-up: paragraphs and line breaks stay, scripts and styles go with their content. */
export function plainText(text: string): string {
  let bare = text.trim();
  // Mark-up may be wrapped in mark-up or in entities, several times over: what is left must be left alone next time.
  for (let before = ''; before !== bare && /[<&]/.test(bare);) {
    before = bare;
    bare = once(bare);
  }
  return bare;
}
