import { Font, renderToBuffer } from '@react-pdf/renderer';
import { BrochureDocument, type BrochureDocumentProps } from './BrochureDocument.tsx';

const longestWhole = 30;

/** Words are not hyphenated; one that is wider than its column is cut. */
function partsOf(word: string): string[] {
  if (word.length <= longestWhole) return [word];
  return Array.from({ length: Math.ceil(word.length / 20) }, (_, part) => word.slice(part * 20, (part + 1) * 20));
}

Font.registerHyphenationCallback(partsOf);

/** Draws a brochure. */
export async function renderBrochure(
  props: BrochureDocumentProps,
): Promise<{ body: Uint8Array<ArrayBuffer>; pages: number }> {
  const buffer = await renderToBuffer(<BrochureDocument {...props} />);
  const body = new Uint8Array(buffer);
  return { body, pages: buffer.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}
