import { addDays, demoDates } from '@forecourt/domain';

const today = () => new Date().toISOString().slice(0, 10);

/** Where a day of the demo's files stands now: they keep as fresh as on the day they were written. @param written YYYY-MM-DD */
export const demoDay = (written: string): string =>
  String(demoDates({ demo_written_on: '2026-11-22', day: written }, today())['day']);

/** The next day of a name that comes round every year. @param written YYYY-MM-DD */
export function demoHoliday(written: string): string {
  const site = demoDates({ demo_written_on: '2026-11-22', special_hours: [written] }, today());
  return String((site['special_hours'] as string[])[0]);
}

/** Midnight at the end of a day of the demo's files, as an instant. @param hours how far the place is ahead of UTC */
export const endOfDemoDay = (written: string, hours: number): string =>
  new Date(Date.parse(`${addDays(demoDay(written), 1)}T00:00:00Z`) - hours * 3_600_000).toISOString();
