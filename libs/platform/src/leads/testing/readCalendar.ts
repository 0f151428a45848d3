type Properties = Record<string, string>;

const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/**
 * Reads a calendar file by the letter of RFC 5545, and takes nothing that it forbids: line ends, lines of over 75 octets,
 * components out of order, properties that stand twice, and signs that have to be escaped.
 * @throws saying what is wrong
 */
export function readCalendar(file: string): { calendar: Properties; event: Properties; alarm: Properties } {
  const fault = (words: string): never => {
    throw new Error(`No calendar: ${words}`);
  };
  if (!file.endsWith('\r\n') || /\r(?!\n)|(?<!\r)\n/.test(file)) fault('a line does not end with CRLF');
  for (const line of file.split('\r\n')) if (Buffer.byteLength(line) > 75) fault(`over 75 octets: ${line}`);
  const parts: Record<string, Properties> = {};
  const open: string[] = [];
  for (const line of file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    // Parameters may carry colons in quotes.
    const [, name = '', , value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u.exec(line) ?? fault(`no property: ${line}`);
    if (name === 'BEGIN') {
      if (parts[value]) fault(`${value} stands twice`);
      parts[value] = {};
      open.push(value);
    } else if (name === 'END') {
      if (open.pop() !== value) fault(`${value} ends where it does not stand`);
    } else {
      const inside = parts[open.at(-1) ?? ''] ?? fault(`outside of everything: ${line}`);
      if (name in inside) fault(`${name} stands twice`);
      const isText = ['SUMMARY', 'DESCRIPTION', 'LOCATION'].includes(name);
      if (isText && /(?<!\\)(?:\\\\)*[;,]/.test(value)) fault(`a sign is not escaped: ${line}`);
      if (/\p{Cc}/u.test(value)) fault(`a control character: ${line}`);
      if (/^DT/.test(name) && !/^\d{8}T\d{6}Z$/.test(value)) fault(`no moment in UTC: ${line}`);
      inside[name] = isText ? unescaped(value) : value;
    }
  }
  if (open.length > 0) fault(`${open.join()} does not end`);
  const { VCALENDAR: calendar = fault('none'), VEVENT: event = fault('no event'), VALARM: alarm = {} } = parts;
  for (const needed of ['PRODID', 'VERSION']) if (!calendar[needed]) fault(`no ${needed}`);
  // RFC 5546, section 3.2.1: what is published has an organiser and no attendees.
  for (const needed of ['UID', 'DTSTAMP', 'DTSTART', 'ORGANIZER', 'SUMMARY']) if (!event[needed]) fault(`no ${needed}`);
  if ('ATTENDEE' in event) fault('it is published and has attendees');
  return { calendar, event, alarm };
}
