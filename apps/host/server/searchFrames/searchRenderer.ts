import type { ReactNode } from 'react';
import { Writable } from 'node:stream';

/** From components to HTML, in UTF-8. Rejects where one of them throws. */
export type RenderPart = (part: ReactNode) => Promise<Buffer>;

interface StreamOptions {
  /** Bytes after which content of `Suspense` is sent out of its place. */
  progressiveChunkSize: number;
  onAllReady(): void;
  onShellError(fault: unknown): void;
  onError(fault: unknown): void;
}

export interface DomServer {
  renderToPipeableStream(part: ReactNode, options: StreamOptions): { pipe(to: Writable): void };
}

interface FrameworkRuntime {
  vendored: { 'react-ssr': { ReactDOMServer: DomServer } };
}

/** Where the framework has the React that its pages are rendered with; another one does not know their state. */
const runtime = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';

/** The renderer of a React. @param server its `react-dom/server` */
export const rendererOf =
  ({ renderToPipeableStream }: DomServer): RenderPart =>
  (part) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const sink = new Writable({
        highWaterMark: Number.MAX_SAFE_INTEGER,
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve(Buffer.concat(chunks));
          done();
        },
      });
      const stream = renderToPipeableStream(part, {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => void stream.pipe(sink),
        onShellError: reject,
        onError: reject,
      });
    });

/** The framework's own renderer. Call it when the framework has started. @returns null where it is not found */
export async function openSearchRenderer(): Promise<RenderPart | null> {
  try {
    const { default: page } = (await import(runtime)) as { default: FrameworkRuntime };
    const server = page.vendored['react-ssr'].ReactDOMServer;
    return typeof server.renderToPipeableStream === 'function' ? rendererOf(server) : null;
  } catch {
    return null;
  }
}
