/**
 * Prepares text for xmlbuilder2's `txt()`, which escapes angle brackets but leaves `&name;` as an entity: a visitor's
 * `R&D;` would make the document invalid.
 */
export function markupText(text: string): string {
  return text.replaceAll('&', '&amp;');
}
