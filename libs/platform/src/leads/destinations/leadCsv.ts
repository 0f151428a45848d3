import { displayPhone, type Lead } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import { stringify } from 'csv-stringify/sync';
import type { StoredLead } from '../leadRecord.ts';
import { otherAnswers, zoneOf, type LeadPlace } from './leadFacts.ts';

type Column = (lead: StoredLead, place: LeadPlace, forms?: FormRegistry) => string;
const field =
  (name: string): Column =>
  (lead) =>
    String(lead.fields[name] ?? '');

/** Local date and time at the dealer. @example { day: '2026-11-20', time: '10:00:00' } */
export function localTime(at: Date, zone: string): { day: string; time: string } {
  const [day = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: zone }).split(' ');
  return { day, time };
}

const answersOf: Column = (...given) =>
  otherAnswers(...given)
    .map((answer) => answer.join(': '))
    .join('; ');

const columns: readonly [string, Column][] = [
  ['Reference', (lead) => lead.lead_id],
  ['Received', (lead, place) => Object.values(localTime(lead.created_at, zoneOf(lead, place))).join(' ')],
  ['Time zone', (lead, place) => zoneOf(lead, place)],
  ['Site', (lead) => lead.site_slug],
  ['Category', (lead) => lead.category],
  ['Subcategory', (lead) => lead.subcategory ?? ''],
  ['Name', (lead) => lead.name],
  ['Last name', (lead) => lead.last_name],
  // In the national format: spreadsheets read +61… as a formula.
  ['Phone', (lead) => displayPhone(lead.phone)],
  ['Email', (lead) => lead.email],
  ['Postcode', (lead) => lead.postcode],
  ['Comments', (lead) => lead.message],
  ['Vehicle', field('Vehicle Name')],
  ['Stock number', field('stock_number')],
  ['VIN', field('Vehicle VIN')],
  ['Answers', (...given) => answersOf(...given)],
  ['Location', (lead, { locations }) => locations.find(({ id }) => id === lead.location_id)?.name ?? ''],
  ['Offers wanted', (lead) => (lead.opt_in ? 'Yes' : 'No')],
  ['Consent', ({ consent }) => (consent ? `${consent.text} (${consent.at})` : '')],
  ['Source', (lead) => lead.source],
  ['Page', (lead) => lead.url],
];

/** Replaces line breaks, so that a row is always one line. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** One line of CSV. Cells that a spreadsheet would run as formulas are escaped. */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map(oneLine)], { escape_formulas: true, record_delimiter: '\r\n' });
}

/** Header line, with a byte order mark, by which spreadsheets recognise UTF-8. */
export function leadCsvHead(...further: string[]): string {
  return `\ufeff${csvLine([...columns.map(([name]) => name), ...further])}`;
}

export function leadCsvRow(lead: Lead, place: LeadPlace, forms?: FormRegistry, ...further: string[]): string {
  return csvLine([...columns.map(([, cell]) => cell(lead, place, forms)), ...further]);
}
