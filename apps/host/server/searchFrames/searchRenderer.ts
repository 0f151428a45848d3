import type { ReactNode } from 'react';

/** From components to HTML, in UTF-8. Rejects where one of them throws. */
export type RenderPart = (part: ReactNode) => Promise<Buffer>;

interface StreamOptions {
  /** Bytes after which content of `Suspense` is sent out of its place. */
  progressiveChunkSize: number;
  onAllReady(): void;
  onShellError(fault: unknown): void;
  onError(fault: unknown): void;
}

/** What React asks of the stream that it writes to. */
interface Sink {
  write(chunk: string | Uint8Array): boolean;
  end(): void;
  on(): this;
  destroy(fault: unknown): void;
}

export interface DomServer {
  renderToPipeableStream(part: ReactNode, options: StreamOptions): { pipe(to: Sink): void };
}

interface FrameworkRuntime {
  vendored: { 'react-ssr': { ReactDOMServer: DomServer } };
}

/** Where the framework has the React that its pages are rendered with; another one does not know their state. */
const runtime = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';

/**
 * Collects what React writes. Not a `Writable` of Node: each of those, and with it every byte that was written, stays in
 * memory until the whole heap is collected, which then happens once for every hundred pages.
 */
function collect(resolve: (html: Buffer) => void, reject: (fault: unknown) => void): Sink {
  const chunks: Uint8Array[] = [];
  const sink: Sink = {
    write(chunk) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end: () => resolve(Buffer.concat(chunks)),
    // It never asks to wait, and nothing closes it before its end.
    on: () => sink,
    destroy: reject,
  };
  return sink;
}

/** The renderer of a React. @param server its `react-dom/server` */
export const rendererOf =
  ({ renderToPipeableStream }: DomServer): RenderPart =>
  (part) =>
    new Promise((resolve, reject) => {
      const stream = renderToPipeableStream(part, {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => stream.pipe(collect(resolve, reject)),
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
