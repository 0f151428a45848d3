import type { Delivery } from '../../ports/leadPort.ts';
import { leadFacts, type LeadPlace } from '../destinations/leadFacts.ts';
import type { TimelineEntry } from '../timeline.ts';
import type { LeadWithDeliveries } from './leadQueries.ts';

const instant = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
const tries = (count: number): string => (count === 1 ? '1 try' : `${count} tries`);

/** @example 'crm delivered, mail pending (2 tries)' */
export function deliveryWords(deliveries: readonly Delivery[]): string {
  const words = deliveries.map(({ destination, state, attempts }) => {
    const plain = state === 'held' || (state === 'delivered' && attempts.length === 1) || attempts.length === 0;
    return plain ? `${destination} ${state}` : `${destination} ${state} (${tries(attempts.length)})`;
  });
  return words.join(', ') || 'none';
}

/** Rows as lines with aligned columns. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd());
}

export function listLines(leads: readonly LeadWithDeliveries[]): string[] {
  const isAnyHeld = leads.some(({ state }) => state === 'held');
  const head = ['Lead', 'Received', 'Site', 'Category', 'State', 'Deliveries', ...(isAnyHeld ? ['Held because'] : [])];
  const rows = leads.map(({ lead, state, deliveries }) => [
    lead.lead_id,
    instant(lead.created_at),
    lead.site_slug,
    lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category,
    state,
    deliveryWords(deliveries),
    ...(isAnyHeld ? [state === 'held' ? (lead.quarantined ?? '') : ''] : []),
  ]);
  return tableLines([head, ...rows]);
}

const words: Record<TimelineEntry['what'], string> = {
  accepted: 'accepted',
  held: 'held as suspect',
  withheld: 'no reply sent',
  begun: 'begun',
  delivered: 'delivered',
  failed: 'failed, tried again later',
  parked: 'parked',
  overtaken: 'ended late',
  requeued: 'queued again',
  replayed: 'replayed',
  released: 'released',
  added: 'added',
};

/** Whether a try has no recorded end: its process died, or is still working. */
function isOpen(entry: TimelineEntry, later: readonly TimelineEntry[]): boolean {
  if (entry.what !== 'begun') return false;
  const next = later.find(({ deliveryId }) => deliveryId === entry.deliveryId);
  return next === undefined || next.what === 'begun' || next.what === 'requeued';
}

function* timelineLines(entries: readonly TimelineEntry[], deliveries: readonly Delivery[]): Generator<string> {
  const nameOf = (id: string | null) => deliveries.find((delivery) => delivery.id === id)?.destination ?? '';
  const rows = entries.map((entry, index) => {
    const end = isOpen(entry, entries.slice(index + 1)) ? '; no end was told: its process died, or is at it still' : '';
    return [`  ${instant(entry.at)}`, nameOf(entry.deliveryId), words[entry.what], `${entry.detail}${end}`];
  });
  yield* tableLines(rows);
}

/** Everything about one lead. */
export function* showLines(
  { lead, state, deliveries }: LeadWithDeliveries,
  timeline: readonly TimelineEntry[],
  site: LeadPlace,
): Generator<string> {
  yield `Lead ${lead.lead_id} of ${lead.site_slug}, received ${instant(lead.created_at)}: ${state}`;
  if (lead.quarantined !== null) yield `Held as suspect: ${lead.quarantined}`;
  yield '';
  const facts = leadFacts(lead, site).map(([heading, text]) => [`  ${heading}`, text.replace(/\s*\n\s*/g, ' / ')]);
  yield* tableLines(facts);
  yield* ['', 'Deliveries'];
  if (deliveries.length === 0) yield '  none: its dealership has no destination';
  const rows = deliveries.map(({ id, destination, type, state: where, attempts, next_attempt_at: next }) => [
    `  ${id}`,
    `${destination} (${type})`,
    where,
    `${tries(attempts.length)}${where === 'pending' && next ? `, next at ${instant(next)}` : ''}`,
  ]);
  yield* tableLines(rows);
  yield* ['', 'Timeline'];
  yield* timelineLines(timeline, deliveries);
}
