export interface MailPart {
  /** By their names in small letters. */
  headers: Record<string, string>;
  /** Decoded. */
  text: string;
}

export interface ReadMail {
  headers: Record<string, string>;
  /** Its parts that hold no others, in order. */
  parts: MailPart[];
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function partsOf(text: string): MailPart[] {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const boundary = /^multipart\/.*boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [{ headers, text: decoded(body, headers['content-transfer-encoding']) }];
  const inner = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return [{ headers, text: '' }, ...inner.flatMap((part) => partsOf(part.slice(2)))];
}

/** A mail as its reader's program takes it apart. */
export function readMail(raw: string): ReadMail {
  const [whole, ...others] = partsOf(raw);
  const all = [whole, ...others].filter((part): part is MailPart => part !== undefined);
  return {
    headers: whole?.headers ?? {},
    parts: all.filter(({ headers }) => !/^multipart/.test(headers['content-type'] ?? '')),
  };
}

export const partOf = ({ parts }: ReadMail, type: string): string | undefined =>
  parts.find(({ headers }) => headers['content-type']?.startsWith(type))?.text;
