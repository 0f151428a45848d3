import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Done = (
  fault: Error | undefined,
  client: PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/** How long after it went away the database is still expected back, in milliseconds. */
const patienceMs = 3_000;
const pauseMs = 100;

/**
 * What a database answers that is about to be there: it listens not yet, it ends before it took a connection that was
 * waiting for it, or it says that it starts or ends.
 */
const passing = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);
const isPassing = (fault: unknown): boolean =>
  passing.has((fault as { code?: string }).code ?? '') ||
  (fault instanceof Error && fault.message === 'Connection terminated unexpectedly');

/**
 * Connections to PostgreSQL that wait out a restart: nothing was asked of the database while there was no connection, so
 * asking for one again repeats nothing. A statement that was under way fails, because nobody knows how far it came. Once
 * the database has been away for longer, each request fails at once, so that no page waits several times.
 */
export class PatientPool extends Pool {
  private readonly patience: number;
  /** Moment of the first refusal since a connection was last made. */
  private awaySince: number | null = null;

  /** @param patience milliseconds from the first refusal for which it asks again */
  constructor(config: PoolConfig, patience = patienceMs) {
    super(config);
    // A connection that ends while nobody holds it is replaced at the next statement.
    this.on('error', () => undefined);
    // One that ends while somebody holds it tells its next statement; heard by nobody it would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.patience = patience;
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    const connected = this.connectPatiently();
    if (!done) return connected;
    connected.then(
      (client) => done(undefined, client, (fault) => client.release(fault)),
      (fault: Error) => done(fault, undefined, () => undefined),
    );
  }

  private async connectPatiently(): Promise<PoolClient> {
    for (;;) {
      try {
        const client = await super.connect();
        this.awaySince = null;
        return client;
      } catch (fault) {
        if (!isPassing(fault) || this.ending) throw fault;
        this.awaySince ??= Date.now();
        if (Date.now() + pauseMs > this.awaySince + this.patience) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
