/** Letters that a parameter of a header carries as they are (RFC 5987, attr-char); all others are written in hex. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that has a browser save a file and never show it. Old clients read the plain name, all others the second.
 * @example attachmentHeader('Résumé.pdf') // `attachment; filename="R_sum_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`
 */
export function attachmentHeader(name: string): string {
  const whole = name.toWellFormed();
  // A percent sign is left out because some clients read it as hex here, too.
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
}
