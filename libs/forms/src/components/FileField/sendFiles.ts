/** Where the files of one field go, and to whom they belong until the form is sent. */
export interface FilePlace {
  /** Takes `form`, `field` and `key` with a `file` to add, or the id of one to `remove`. */
  address: string;
  form: string;
  field: string;
  /** Of the form as it is shown, so that nobody else reaches its files. */
  keyOf: () => string;
}

export interface FilesAnswer {
  /** Ids of all files of this field that are there now; null where the answer tells none. */
  ids: readonly string[] | null;
  /** What documents are called, by id. */
  names: Readonly<Record<string, string>>;
  /** Why a file was left out, in words. */
  refused: readonly string[];
}

/** Milliseconds for a file on a slow connection. */
const patience = 120_000;

const failed = (words: string): FilesAnswer => ({ ids: null, names: {}, refused: [words] });
const lost = 'This could not be sent. Check your connection, and try again.';
const closed = 'We cannot take files just now. You can send the form without them.';

const isText = (value: unknown): value is string => typeof value === 'string';

function readAnswer(given: unknown): FilesAnswer {
  const { files, refused, error } = (given ?? {}) as Record<string, unknown>;
  if (isText(error) && error !== '') return failed(error);
  if (!Array.isArray(files)) return failed(closed);
  const accepted = files.flatMap((file: unknown): [string, string][] => {
    const { id, name } = (file ?? {}) as Record<string, unknown>;
    return isText(id) ? [[id, isText(name) ? name : '']] : [];
  });
  const names = Object.fromEntries(accepted.filter(([, name]) => name !== ''));
  return { ids: accepted.map(([id]) => id), names, refused: Array.isArray(refused) ? refused.filter(isText) : [] };
}

/** Adds a file, removes one, or asks what is there. Never throws: what went wrong is said in words. */
export async function sendFiles(place: FilePlace, change: { file?: File; remove?: string }): Promise<FilesAnswer> {
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
    return failed(lost);
  }
  try {
    return readAnswer(await response.json());
  } catch {
    return failed(closed);
  }
}
