import { documentName } from './documentName.ts';
import { makePicture } from '../../files/pictures/makePicture.ts';
import { recogniseDocument } from './recogniseDocument.ts';
import type { Refusal } from './refusalWords.ts';
import { maxPictureBytes, type SentFile, type UploadedFile, type UploadKind } from '../../ports/uploadPort.ts';

/** A file ready to be stored. */
export interface PreparedFile extends Omit<UploadedFile, 'id'> {
  bytes: Uint8Array;
}

const megabyte = 1_024 * 1_024;

/** Checks a file by size and content. Documents are stored unchanged, pictures are re-encoded. */
export async function prepareFile(
  sent: SentFile,
  kinds: readonly UploadKind[],
  documentMegabytes: number,
): Promise<PreparedFile | Refusal> {
  const maxDocument = kinds.includes('document') ? documentMegabytes * megabyte : 0;
  const maxPicture = kinds.includes('picture') ? maxPictureBytes : 0;
  if (sent.size === 0) return 'empty';
  // Too large for every accepted kind: rejected without being read.
  if (sent.size > Math.max(maxDocument, maxPicture)) return 'big';
  const bytes = new Uint8Array(await sent.arrayBuffer());

  const document = kinds.includes('document') ? recogniseDocument(bytes) : null;
  if (document !== null) {
    if (sent.size > maxDocument) return 'big';
    return { bytes, kind: document, name: documentName(sent.name ?? '', document), width: 0, height: 0 };
  }
  if (!kinds.includes('picture')) return 'unreadable';
  if (sent.size > maxPicture) return 'big';
  const made = await makePicture(bytes);
  if (!made.ok) return made.reason;
  return { bytes: made.picture, kind: 'picture', name: '', width: made.width, height: made.height };
}
