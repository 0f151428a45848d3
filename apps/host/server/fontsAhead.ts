/**
 * Runs in the head of a page as an inline script: asks for the fonts of a page that the browser prepares
 * (`pagesAhead.ts`) before it is laid out for the first time. They are in the browser's cache mostly, and would come a
 * moment after that, when all the text would be laid out again. A page that is opened at once leaves them to the browser,
 * because there its picture and its words come first.
 */
export function fontsAhead(): void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return;
  // Of several faces of a family browsers use the one declared last, and the others for letters that it lacks.
  const faces = new Map<string, FontFace>();
  for (const face of document.fonts) faces.set(face.family, face);
  // A font of the device that stands in may not be there.
  for (const face of faces.values()) face.load().catch(() => undefined);
}
