import { inflateSync } from 'node:zlib';

/** What a PDF made of standard typefaces says, and how it is built: enough of the format for tests. */
export function readPdf(body: Uint8Array): { pages: number; text: string; links: string[]; pictures: number } {
  const file = Buffer.from(body).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const runs = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) => run));
  const decoder = new TextDecoder('windows-1252');
  const words = runs.map((run) =>
    decoder.decode(Buffer.from([...run.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join(''), 'hex')),
  );
  return {
    pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
    text: words.join(' ').replace(/\s+/g, ' '),
    links: [...file.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri = '']) => uri),
    pictures: file.match(/\/Subtype \/Image\b/g)?.length ?? 0,
  };
}
