/** Percent-encodes a header parameter according to RFC 5987. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that makes a browser download a file. Old clients read the plain name, all others the encoded one.
 * @example attachmentHeader('Résumé.pdf') // `attachment; filename="R_sum_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`
 */
export function attachmentHeader(name: string): string {
  const whole = name.toWellFormed();
  // Percent signs are replaced, because some clients decode them here too.
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
}
