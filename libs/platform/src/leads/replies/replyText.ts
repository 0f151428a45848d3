import { displayPhone, replyTo, type Lead, type ReplyOutcome, type Site } from '@forecourt/domain';
import { mailMessages, wordsOf } from '@forecourt/domain/messages';
import { plainLetters } from '../../calls/sms/plainLetters.ts';

/** About the length of two text messages; the mail says more. */
const maxLength = 300;

/** The text message: what, when, where, whom to call, the reference. */
export function replyText(lead: Lead, site: Site, outcome?: ReplyOutcome): string {
  const { title, appointment, facts, place, phone, reference, vehicle } = replyTo(lead, site, outcome);
  const when = facts.find(({ name }) => name === 'When')?.value;
  const say = wordsOf(mailMessages, site);
  const sentences = [
    `${site.name}: ${title}${vehicle ? ` (${vehicle})` : ''}.`,
    when ? `${when}.` : '',
    appointment && place ? `${place.name}, ${place.address.street}, ${place.address.city}.` : '',
    phone ? say('text.call', { phone: displayPhone(phone) }) : '',
    say('text.reference', { reference }),
  ];
  return plainLetters(sentences.filter((one) => one !== '').join(' '), maxLength);
}
