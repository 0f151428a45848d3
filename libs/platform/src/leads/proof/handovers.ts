import type { ProofDatabase } from './proofDatabase.ts';

export interface TimelineRow {
  delivery_id: string;
  at: Date;
  what: string;
  detail: string;
}

/** Process that began a try, as recorded in the timeline. */
const processOf = ({ detail }: TimelineRow): number => Number(/process (\d+)$/.exec(detail)?.[1]);

/**
 * Milliseconds from the kill of a process that was trying a delivery until somebody tried it again.
 * @param entries of the timelines, each delivery's together and in order
 * @param deaths when each process was killed, by its number
 */
export function handoversIn(entries: readonly TimelineRow[], deaths: ReadonlyMap<number, Date>): number[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const killedAt = deaths.get(processOf(entry));
    const isCut = entry.what === 'begun' && next?.what === 'begun' && next.delivery_id === entry.delivery_id;
    return isCut && killedAt ? [Math.max(0, next.at.getTime() - killedAt.getTime())] : [];
  });
}

/** Reads from the timelines how long tries that a kill cut short waited for the next process. */
export async function readHandovers(database: ProofDatabase, deaths: ReadonlyMap<number, Date>): Promise<number[]> {
  const entries = await database.query<TimelineRow>(
    'select delivery_id, at, what, detail from lead_timeline where delivery_id is not null order by delivery_id, id',
  );
  return handoversIn(entries, deaths);
}
