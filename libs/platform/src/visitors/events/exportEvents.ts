import { eventCatalogue, eventNames } from '@forecourt/domain';
import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { events } from '../../database/schema/index.ts';
import type { StoredEvent } from '../../ports/eventPort.ts';

export interface EventSpan {
  siteSlug: string;
  since: Date;
  /** Not included; null for everything since. */
  until: Date | null;
}

const together = 1_000;

/** Events of a site in their order, some at a time, so that a year of them does not fill the memory. */
export async function* readEvents(db: Db, { siteSlug, since, until }: EventSpan): AsyncGenerator<StoredEvent[]> {
  let last: StoredEvent | undefined;
  for (;;) {
    const rows = (await db
      .select()
      .from(events)
      .where(
        and(
          eq(events.siteSlug, siteSlug),
          gte(events.at, since),
          until ? lt(events.at, until) : undefined,
          last && or(gt(events.at, last.at), and(eq(events.at, last.at), gt(events.key, last.key))),
        ),
      )
      .orderBy(asc(events.at), asc(events.key))
      .limit(together)) as StoredEvent[];
    if (rows.length > 0) yield rows;
    if (rows.length < together) return;
    last = rows.at(-1);
  }
}

const paramColumns = [
  'car_id',
  'vehicleStatus',
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleKilometers',
  'vehicleGrade',
  'location_id',
  'listing',
] as const;

const columns = ['at', 'event_id', 'event', 'meaning', 'path', 'tab', ...paramColumns] as const;

function* cells({ at, eventId, name, path, tab, params }: StoredEvent): Generator<unknown> {
  // An event that a later catalogue no longer has keeps its name.
  const meaning = eventNames.includes(name) ? eventCatalogue[name].title : name;
  yield* [at.toISOString(), eventId, name, meaning, path, tab];
  for (const column of paramColumns) yield params[column] ?? '';
}

export const csvHead = (): string => stringify([[...columns]]);

/** Rows without a head. People open them in spreadsheets, which run cells that begin like formulas: they get a quote. */
export const csvRows = (rows: readonly StoredEvent[]): string =>
  stringify(
    rows.map((row) => [...cells(row)]),
    { escape_formulas: true },
  );
