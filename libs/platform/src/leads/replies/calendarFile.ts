import { addressLine, replyTo, type Lead, type Site } from '@forecourt/domain';
import { mailMessages, wordsOf } from '@forecourt/domain/messages';

/** Escapes text according to RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A quoted parameter value. Parameters have no escapes, so quotes are dropped. */
const quoted = (text: string): string => `"${text.toWellFormed().replace(/["\p{Cc}]/gu, ' ')}"`;

/** Folds a line to at most 75 octets, between characters; continuation lines begin with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** @example '20261128T010000Z' */
const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

export interface CalendarFacts {
  lead: Lead;
  site: Site;
  /** Origin of the site: its host name makes the event's id globally unique. */
  origin: string;
  /** Sender of our mails, as the organiser where neither location nor site has a mail address. */
  from: string;
}

/**
 * The booked time as a calendar file (RFC 5545). Published rather than an invitation, because it needs no acceptance.
 * Times are UTC. Null where no time is booked.
 */
export function leadCalendar({ lead, site, origin, from }: CalendarFacts): string | null {
  const reply = replyTo(lead, site);
  const { appointment, vehicle, title, text, next, place } = reply;
  if (!appointment) return null;
  const say = wordsOf(mailMessages, site);
  const summary = vehicle
    ? say('calendar.testDriveOf', { vehicle })
    : say('calendar.testDriveAt', { dealer: site.name });
  const organiser = place?.contact_detail.email ?? site.email ?? from;
  const description = [title, ...text, ...next, say('calendar.reference', { reference: reply.reference })].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${lead.lead_id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(lead.created_at)}`,
    'SEQUENCE:0',
    `DTSTART:${stamp(appointment.start)}`,
    `DTEND:${stamp(appointment.end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place ? [`LOCATION:${escaped(`${place.name}, ${addressLine(place)}`)}`] : []),
    ...(place ? [`GEO:${place.address.lat};${place.address.long}`] : []),
    `ORGANIZER;CN=${quoted(site.name)}:mailto:${organiser}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
