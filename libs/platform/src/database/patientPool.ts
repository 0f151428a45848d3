import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Done = (
  fault: Error | undefined,
  client: PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/** How long a connection is asked for again while the database starts, in milliseconds. */
const patienceMs = 3_000;
const pauseMs = 100;

/** What a database answers that is about to be there: it listens not yet, or it says that it starts or ends. */
const passing = new Set(['ECONNREFUSED', '57P01', '57P03']);
const isPassing = (fault: unknown): boolean =>
  passing.has((fault as { code?: string }).code ?? '') ||
  (fault instanceof Error && fault.message === 'Connection terminated unexpectedly');

/**
 * Connections to PostgreSQL that wait out a restart: nothing was asked of the database while there was no connection, so
 * asking for one again repeats nothing. A statement that was under way fails, because nobody knows how far it came.
 */
export class PatientPool extends Pool {
  private readonly patience: number;

  /** @param patience milliseconds for which it asks again */
  constructor(config: PoolConfig, patience = patienceMs) {
    super(config);
    this.patience = patience;
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    const connected = this.connectWithin(Date.now() + this.patience);
    if (!done) return connected;
    connected.then(
      (client) => done(undefined, client, (fault) => client.release(fault)),
      (fault: Error) => done(fault, undefined, () => undefined),
    );
  }

  private async connectWithin(end: number): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (fault) {
        if (!isPassing(fault) || this.ending || Date.now() + pauseMs > end) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
