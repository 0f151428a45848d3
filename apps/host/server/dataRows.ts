/** A row of the data that the framework sends with a page. */
interface Row {
  /** Number by which other rows refer to it; empty for hints. */
  id: string;
  /** What stands before, in and behind its text: together they are the row. */
  head: string;
  text: string;
  tail: string;
}

export type DataRow = Row &
  (
    | { kind: 'text' | 'other' }
    /** A client component. */
    | { kind: 'component'; name: string }
    /** Elements and what they are given. */
    | { kind: 'data'; data: () => unknown }
  );

const rowStart = /([0-9a-f]*):(?:T([0-9a-f]+),|([A-Za-z])?)/y;
/** Kinds of rows that say their length, as texts do: none of them is expected on a page. */
const lengthKinds = /^[AObUSsLlGgMmVo][0-9a-f]+,/;

function parsed(text: string): () => unknown {
  let data: unknown;
  return () => (data ??= JSON.parse(text));
}

/**
 * Reads the framework's data row by row.
 * @param data a letter for each byte, because texts say their length in bytes
 * @returns null for data that is not understood
 */
export function readRows(data: string): DataRow[] | null {
  const rows: DataRow[] = [];
  for (let at = 0; at < data.length;) {
    rowStart.lastIndex = at;
    const found = rowStart.exec(data);
    if (!found) return null;
    const [whole, id = '', length, sign] = found;
    if (length !== undefined) {
      const start = at + whole.length;
      at = start + parseInt(length, 16);
      if (at > data.length) return null;
      rows.push({ kind: 'text', id, head: whole, text: data.slice(start, at), tail: '' });
      continue;
    }
    const end = data.indexOf('\n', at);
    const head = `${id}:`;
    const text = data.slice(at + head.length, end < 0 ? data.length : end);
    if (lengthKinds.test(text)) return null;
    const row = { id, head, text, tail: end < 0 ? '' : '\n' };
    at = end < 0 ? data.length : end + 1;
    if (sign === 'I' && id !== '') {
      const [, , name] = JSON.parse(text.slice(1)) as [unknown, unknown, string];
      rows.push({ ...row, kind: 'component', name });
    } else if (/^[[{]/.test(text)) rows.push({ ...row, kind: 'data', data: parsed(text) });
    else rows.push({ ...row, kind: 'other' });
  }
  return rows;
}
