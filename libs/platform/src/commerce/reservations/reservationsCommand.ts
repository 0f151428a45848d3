import { formatMoney } from '@forecourt/domain';
import { pino } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { connectDatabase } from '../../database/socket.ts';
import { openDeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../config/leadsConfig.ts';
import type { ReservationRow } from './reservationRow.ts';
import { cancellation } from './cancelHold.ts';
import { currentAttempts } from './currentAttempts.ts';
import { openReservationStore, type ReservationStore } from './reservationStore.ts';
import { openEndReply } from './endReply.ts';
import { CommandError, isForPeople } from '../../config/commandError.ts';

const usage = `Usage: npm run reservations -- COMMAND

  list           the newest fifty, of all sites; attempts that a later one of the same buyer replaced are left out
  show ID        one of them
  refund ID      ends it and gives the deposit back; the vehicle is free at once
  complete ID    the vehicle is sold to who reserved it: it stays reserved until the feed says that it is sold`;

export interface ReservationsDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>;
  /** One finished line for people. */
  say: (line: string) => void;
  now: () => Date;
  /** How long to wait for the host to refund, in seconds. @default 60 */
  timeoutSeconds?: number;
}

interface CommandContext extends Required<Omit<ReservationsDeps, 'config'>> {
  store: ReservationStore;
}

const moneyWords = {
  none: 'nothing was paid',
  authorised: 'the deposit is being taken',
  captured: 'the deposit is paid',
  'release-due': 'the card is being freed; nothing was taken',
  released: 'nothing was taken',
  'refund-due': 'the deposit is on its way back',
  refunded: 'the deposit was given back',
} as const;

const instant = (date: Date | null): string => date?.toISOString().replace(/\.\d+Z$/, 'Z') ?? '';

function line(row: ReservationRow): string {
  const until = row.state === 'held' ? ` until ${instant(row.until)}` : '';
  const by = row.cancelledBy === null ? '' : ` by the ${row.cancelledBy}`;
  return `${row.id}  ${instant(row.createdAt)}  ${row.siteSlug}  ${row.state}${by}${until}  ${row.carName}  (${moneyWords[row.money]})`;
}

function* described(row: ReservationRow): Generator<string> {
  yield line(row);
  yield `  deposit    ${formatMoney(row.amountCents)}, for ${row.holdHours} hours`;
  yield `  vehicle    ${row.carId} of ${row.carDealershipId}`;
  yield `  visitor    ${row.visitor.name} ${row.visitor.last_name}, ${row.visitor.phone}, ${row.visitor.email}`;
  yield `  payment    ${row.paymentId ?? 'none'}`;
  yield `  lead       ${row.leadId ?? 'none'}`;
  if (row.tries > 0) yield `  failed     ${row.tries} times, tried again at ${instant(row.dueAt)}`;
}

async function found(id: string | undefined, { store }: CommandContext): Promise<ReservationRow> {
  if (id === undefined) throw new CommandError(`Name the reservation.\n\n${usage}`);
  const row = await store.find(id);
  if (!row) throw new CommandError(`There is no reservation '${id}'.`);
  return row;
}

/** Queues a refund and waits for it. The running host makes it, since only it has the payment provider. */
async function refund(row: ReservationRow, { store, say, now, timeoutSeconds }: CommandContext): Promise<number> {
  if (row.money === 'refunded' || row.money === 'refund-due') {
    say(`Nothing to do: ${moneyWords[row.money]}.`);
    return 0;
  }
  if (row.state !== 'held' && row.state !== 'completed') {
    throw new CommandError(`This reservation is ${row.state}: there is no deposit to give back.`);
  }
  const changed = await store.move(row, cancellation(row, 'dealer', now()));
  if (!changed) throw new CommandError('The reservation has just changed. Look at it, and try again.');
  say(`${row.carName} is free again; ${formatMoney(row.amountCents)} goes back.`);
  const end = Date.now() + timeoutSeconds * 1_000;
  while (Date.now() < end) {
    await wait(Math.min(500, timeoutSeconds * 1_000));
    const { money: where = changed.money } = (await store.find(row.id)) ?? {};
    if (where === 'refunded' || where === 'released') {
      say(`Done: ${moneyWords[where]}.`);
      return 0;
    }
  }
  say('It is queued: the host gives it back as soon as it runs and the payment provider answers.');
  return 0;
}

async function complete(row: ReservationRow, { store, say }: CommandContext): Promise<number> {
  if (row.state !== 'held' || row.money !== 'captured') {
    throw new CommandError(`This reservation is ${row.state} and ${moneyWords[row.money]}: it cannot be completed.`);
  }
  const changed = await store.move(row, { state: 'completed', dueAt: null });
  if (!changed) throw new CommandError('The reservation has just changed. Look at it, and try again.');
  say(`${row.carName} is sold to who reserved it.`);
  return 0;
}

async function run([command, id, ...others]: string[], tools: CommandContext): Promise<number> {
  if (others.length > 0) throw new CommandError(`'${others[0]}' is one too many.\n\n${usage}`);
  switch (command) {
    case 'list': {
      const rows = currentAttempts(await tools.store.newest(50));
      for (const row of rows) tools.say(line(row));
      if (rows.length === 0) tools.say('There are no reservations.');
      return 0;
    }
    case 'show':
      for (const words of described(await found(id, tools))) tools.say(words);
      return 0;
    case 'refund':
      return refund(await found(id, tools), tools);
    case 'complete':
      return complete(await found(id, tools), tools);
    default:
      throw new CommandError(usage);
  }
}

/** @returns exit code: 0 done, 1 failed */
export async function reservationsCommand(
  args: readonly string[],
  { config, say, now, timeoutSeconds = 60 }: ReservationsDeps,
): Promise<number> {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
    try {
      // The command needs no wake-up jobs: a host looks for due reservations every few seconds.
      const deliveries = await openDeliveryQueue(database.db, defaultTiming, pino({ level: 'silent' }), false);
      const store = openReservationStore({
        db: database.db,
        queue: { send: () => Promise.resolve() },
        onStock: () => undefined,
        // The dealer, whose command it is, needs no mail about it.
        onEnd: openEndReply(deliveries, () => null),
      });
      // With the embedded database open here, no host is running that could be waited for.
      const patience = database.kind === 'pglite' ? 0 : timeoutSeconds;
      return await run(positionals, { store, say, now, timeoutSeconds: patience }).finally(() => deliveries.close());
    } finally {
      await database.close();
    }
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    say(fault.message);
    return 1;
  }
}
