/** What libraries say of a packed file that ends before it should: zlib by a code, yauzl in words. */
const cutCodes = new Set(['Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE']);
const cutWords = /end of central directory record signature not found|unexpected (?:end of file|EOF)|not enough bytes/i;

/** Whether reading a file failed because its end is missing. */
export function isCut(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return cutCodes.has(code) || cutWords.test(message);
}

/** The first sentence of an error, without its full stop. */
export const reasonOf = (error: unknown): string => (error as Error).message.replace(/\.(?: .*)?$/s, '');
