/**
 * Text on its way into xmlbuilder2's `txt()`. The builder escapes angle brackets but leaves `&name;` alone, taking it for an
 * entity: a visitor's `R&D;` would make a document that no reader takes. With every ampersand written out it stays text.
 */
export function markupText(text: string): string {
  return text.replaceAll('&', '&amp;');
}
