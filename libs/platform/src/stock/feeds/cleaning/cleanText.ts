import sanitizeHtml from 'sanitize-html';

/** What a text has that needs cleaning; most have nothing of it. */
const unclean = /[^\u0020-\u007e\n]|  |&[#a-zA-Z]/;
const isBlank = (code: number): boolean => code === 32 || code === 10;
const needsCleaning = (text: string): boolean =>
  text !== '' &&
  (isBlank(text.charCodeAt(0)) ||
    isBlank(text.charCodeAt(text.length - 1)) ||
    text.startsWith('="') ||
    unclean.test(text));
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Soft hyphens, marks of zero width and of direction. A joiner between the parts of an emoji is not among them. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
/** A reference with its semicolon: without one, `&copy=2` is a part of an address. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/** Text that spreadsheets are kept from reading as a number. */
const textFormula = /^="([^"]*)"$/;

const sanitised: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const characters = new Map<string, string>();

/** The letter that an entity stands for; the entity itself where it is none. */
function characterOf(name: string): string {
  const known = characters.get(name);
  if (known !== undefined) return known;
  // The sanitiser's parser knows all names; it writes four letters as entities again.
  const text = sanitizeHtml(name, { allowedTags: [] }).replace(/&(?:amp|lt|gt|quot);/g, (one) => sanitised[one] ?? one);
  if (characters.size < 5_000) characters.set(name, text);
  return text;
}

/** Text with its entities as letters, also where a feed encodes them again each time. JSON is left as it is. */
function decodeEntities(text: string): string {
  if (/^\s*[[{]\s*["{[]/.test(text)) return text;
  let decoded = text;
  for (let before = ''; before !== decoded && decoded.includes('&');) {
    before = decoded;
    decoded = decoded.replace(entity, characterOf);
  }
  return decoded;
}

/**
 * The text of a cell as a person sees it: entities as letters, letters composed, without what is invisible and without
 * extra blanks. Line breaks stay, for the dealer's comments.
 * @example cleanText(' Lynk &amp; Co\u200b ') // 'Lynk & Co'
 */
export function cleanText(text: string): string {
  if (!needsCleaning(text)) return text;
  const visible = decodeEntities(text.replace(textFormula, '$1')).replace(lineBreak, '\n');
  return visible
    .replace(control, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
