import type { PGlite } from '@electric-sql/pglite';
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket';

type QueryQueue = PGLiteSocketHandlerOptions['queryQueue'];

/** A client that holds the database longer than this between two messages is disconnected. */
const idleLimitMs = 30_000;
const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const syncMessage = new Uint8Array([sync, 0, 0, 0, 4]);

interface Turn {
  handler: number;
  end(): void;
  timer: NodeJS.Timeout;
}

/**
 * Lets visitors use the host's one database session in turns.
 * A turn lasts from a visitor's first message until its statement, or its whole transaction, has ended. It holds the
 * lock that the host's own queries and transactions take, so neither ever runs inside the other's transaction nor
 * between the other's parse and execute. (The queue that comes with pglite-socket guards visitors only from each
 * other, and only inside transactions.)
 */
export class SessionQueue {
  #pglite: PGlite;
  #key: string;
  #admitted = new Set<number>();
  #turn: Turn | null = null;

  constructor(pglite: PGlite, key: string) {
    this.#pglite = pglite;
    this.#key = key;
  }

  /** As the type pglite-socket's handler wants; it only calls the three methods below. */
  asQueryQueue(): QueryQueue {
    return this as unknown as QueryQueue;
  }

  async enqueue(handler: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    if (!this.#admitted.has(handler)) {
      if (!Buffer.from(message).includes(this.#key)) throw new Error('The key of the database is missing or wrong.');
      this.#admitted.add(handler);
      return this.#oneTurn(handler, () => this.#send(message, onData));
    }
    if (this.#turn?.handler !== handler) await this.#begin(handler);
    if (!this.#admitted.has(handler)) {
      this.#end(handler);
      throw new Error('The visitor has gone.');
    }
    this.#turn?.timer.refresh();
    const size = await this.#send(message, onData);
    const statementEnded = message[0] === simpleQuery || message[0] === sync;
    if (statementEnded && !this.#pglite.isInTransaction()) this.#end(handler);
    return size;
  }

  /**
   * pglite-socket reports when a client disconnects; a handler sends one message at a time, so none of its own waits
   * here.
   */
  clearQueueForHandler(handler: number): void {
    this.#admitted.delete(handler);
  }

  async clearTransactionIfNeeded(handler: number): Promise<void> {
    if (this.#turn?.handler !== handler) return;
    await this.#send(syncMessage, () => undefined);
    if (this.#pglite.isInTransaction()) {
      await this.#pglite.runExclusive(() => this.#pglite.execProtocolRaw(rollbackMessage));
    }
    this.#end(handler);
  }

  async #send(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    let size = 0;
    const onRawData = (data: Uint8Array): void => {
      size += data.length;
      onData(data);
    };
    await this.#pglite.runExclusive(() => this.#pglite.execProtocolRawStream(message, { onRawData }));
    return size;
  }

  async #oneTurn<Value>(handler: number, work: () => Promise<Value>): Promise<Value> {
    await this.#begin(handler);
    try {
      return await work();
    } finally {
      this.#end(handler);
    }
  }

  #begin(handler: number): Promise<void> {
    return new Promise((begun, failed) => {
      this.#pglite
        ._runExclusiveTransaction(
          () =>
            new Promise<void>((end) => {
              const timer = setTimeout(() => this.#putOut(handler), idleLimitMs);
              this.#turn = { handler, end, timer };
              begun();
            }),
        )
        .catch(failed);
    });
  }

  /** Rejects the client's next message, so that it notices that its transaction was rolled back. */
  #putOut(handler: number): void {
    this.clearQueueForHandler(handler);
    void this.clearTransactionIfNeeded(handler);
  }

  #end(handler: number): void {
    if (this.#turn?.handler !== handler) return;
    const { end, timer } = this.#turn;
    clearTimeout(timer);
    this.#turn = null;
    end();
  }
}

const rollbackText = new TextEncoder().encode('ROLLBACK\0');
const rollbackMessage = new Uint8Array([simpleQuery, 0, 0, 0, 4 + rollbackText.length, ...rollbackText]);
