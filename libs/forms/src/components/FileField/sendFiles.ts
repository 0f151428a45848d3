import type { FileWords } from '../../model/fileKinds.ts';

/** Where the files of a field are uploaded, and under which form and key. */
export interface FilePlace {
  /** Endpoint that takes `form`, `field` and `key` with a `file` to add, or the id of one to `remove`. */
  address: string;
  form: string;
  field: string;
  /** The form's key, so that nobody else can reach its files. */
  keyOf: () => string;
}

export interface FilesAnswer {
  /** Ids of all files of this field on the server; null where the answer has none. */
  ids: readonly string[] | null;
  /** Names of documents, by id. */
  names: Readonly<Record<string, string>>;
  /** Why a file was refused, for the visitor. */
  refused: readonly string[];
}

/** Timeout of one upload in milliseconds, for slow connections. */
const patience = 120_000;

const failed = (words: string): FilesAnswer => ({ ids: null, names: {}, refused: [words] });

const isText = (value: unknown): value is string => typeof value === 'string';

function readAnswer(given: unknown, say: FileWords): FilesAnswer {
  const { files, refused, error } = (given ?? {}) as Record<string, unknown>;
  if (isText(error) && error !== '') return failed(error);
  if (!Array.isArray(files)) return failed(say('file.closed'));
  const accepted = files.flatMap((file: unknown): [string, string][] => {
    const { id, name } = (file ?? {}) as Record<string, unknown>;
    return isText(id) ? [[id, isText(name) ? name : '']] : [];
  });
  const names = Object.fromEntries(accepted.filter(([, name]) => name !== ''));
  return { ids: accepted.map(([id]) => id), names, refused: Array.isArray(refused) ? refused.filter(isText) : [] };
}

/**
 * Adds a file, removes one, or lists the files. Never throws: errors are returned as messages.
 * @param say words of the site
 */
export async function sendFiles(
  place: FilePlace,
  change: { file?: File; remove?: string },
  say: FileWords,
): Promise<FilesAnswer> {
  const body = new FormData();
  for (const name of ['form', 'field'] as const) body.append(name, place[name]);
  body.append('key', place.keyOf());
  if (change.file) body.append('file', change.file);
  if (change.remove !== undefined) body.append('remove', change.remove);
  let response: Response;
  try {
    response = await fetch(place.address, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return failed(say('file.lost'));
  }
  try {
    return readAnswer(await response.json(), say);
  } catch {
    return failed(say('file.closed'));
  }
}
