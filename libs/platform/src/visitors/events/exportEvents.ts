import { eventCatalogue, eventNames } from '@forecourt/domain';
import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { events } from '../../database/schema/index.ts';
import type { StoredEvent } from '../../ports/eventPort.ts';

export interface EventSpan {
  siteSlug: string;
  since: Date;
  /** Exclusive; null for no end. */
  until: Date | null;
}

const batchSize = 1_000;

/** Events of a site in order of time, in batches, so that a year of them does not fill the memory. */
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
      .limit(batchSize)) as StoredEvent[];
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
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
  // An event that is not in the catalogue any more is exported under its name.
  const meaning = eventNames.includes(name) ? eventCatalogue[name].title : name;
  yield* [at.toISOString(), eventId, name, meaning, path, tab];
  for (const column of paramColumns) yield params[column] ?? '';
}

export const csvHead = (): string => stringify([[...columns]]);

/** Rows without the header. Cells that a spreadsheet would run as formulas are escaped. */
export const csvRows = (rows: readonly StoredEvent[]): string =>
  stringify(
    rows.map((row) => [...cells(row)]),
    { escape_formulas: true },
  );
