import { defaultMessage, requestPhotosMessage, type FormValues } from '@forecourt/forms/model';
import type { Site, Vehicle } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { network } from '../secrets/keyedHashes.ts';
import type { SenderLimits } from '../config/leadsConfig.ts';
import type { FormTimes } from './suspicion/formTimes.ts';
import { holdWeight, judgeText, type Sign } from './suspicion/judgeText.ts';
import { countInProcess, type OpenDistinctCounter } from '../limits/distinctCounter.ts';

export interface Suspect {
  site: Pick<Site, 'slug' | 'hosts'> & Partial<Pick<Site, 'messages'>>;
  /** Public origin of the site. */
  origin: string;
  values: FormValues;
  vehicle: Vehicle | null;
  /** Identifies the lead, however often it is sent. */
  key: string;
  /** Visitor's address; stored as a hash at most. */
  address: string;
  /** Whether a script sent the form; a page without JavaScript cannot say when it was begun. */
  byScript: boolean;
  /** When it was received. */
  arrived: Date;
}

/** Why a lead is quarantined, or null. Counts every call, so call it once for each lead. */
export type Suspicion = (suspect: Suspect) => Promise<string | null>;

/** Shorter comments may be the same from many people; only from this length on repeats count. */
const shortestRepeatable = 80;
const minutes = 60_000;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const hashed = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The comments, unless they are a text that the page itself fills in. */
function ownWords({ values, vehicle, site }: Suspect): string {
  const text = plain(values.message);
  return [defaultMessage(vehicle, site.messages), requestPhotosMessage].map(plain).includes(text) ? '' : text;
}

function ownHosts({ site, origin }: Suspect): string[] {
  return [new URL(origin).hostname, ...site.hosts, `${site.slug}.localhost`];
}

/**
 * Scores leads by signs of spam that people do not give by mistake. The time taken counts only for comments, which must
 * have been typed or pasted: browsers fill in the other fields at once.
 * @param openCounter counts what comes again and again. @default in this process alone
 */
export function openSuspicion(
  limits: SenderLimits,
  times: FormTimes,
  openCounter: OpenDistinctCounter = countInProcess,
): Suspicion {
  const ofAddress = openCounter('enquiries of an address', 10 * minutes);
  const ofText = openCounter('senders of a text', 60 * minutes);
  const ofTime = openCounter('enquiries of a form', 24 * 60 * minutes);

  async function* timeSigns(suspect: Suspect): AsyncGenerator<Sign> {
    const { site, values, byScript, key, arrived } = suspect;
    const time = times.read(site.slug, values.started_at, arrived);
    if (time.kind === 'missing') {
      if (byScript) yield { reason: 'It does not say when the form was begun.', weight: 2 };
    } else if (time.kind !== 'good') {
      yield { reason: `The time at which the form was begun is ${time.kind}.`, weight: 2 };
    } else {
      if ((await ofTime(`${site.slug} ${time.id}`, key, arrived)) > limits.perTime) {
        yield { reason: 'One form was sent again and again with other answers.', weight: 2 };
      }
      if (time.ageMs < limits.minWritingMs && ownWords(suspect).length >= 20) {
        yield { reason: 'The comments were written faster than people can.', weight: 2 };
      }
    }
  }

  async function* repeatSigns(suspect: Suspect): AsyncGenerator<Sign> {
    const { site, values, address, key, arrived } = suspect;
    if (address !== '' && (await ofAddress(`${site.slug} ${network(address)}`, key, arrived)) > limits.perAddress) {
      yield { reason: 'Too many enquiries came from one address.', weight: 2 };
    }
    const text = ownWords(suspect);
    if (text.length < shortestRepeatable) return;
    // A buyer may send the same words about several vehicles; strangers do not.
    const sender = hashed(plain(values.email));
    if ((await ofText(hashed(site.slug, text), sender, arrived)) > limits.perText) {
      yield { reason: 'Several senders sent the same comments.', weight: 2 };
    }
  }

  return async (suspect) => {
    const signs: Sign[] = [];
    for await (const sign of timeSigns(suspect)) signs.push(sign);
    for await (const sign of repeatSigns(suspect)) signs.push(sign);
    signs.push(...judgeText(suspect.values, ownHosts(suspect)));
    if (suspect.values.website !== '') {
      signs.unshift({ reason: 'A field that people do not see was filled in.', weight: 2 });
    }
    if (signs.reduce((sum, { weight }) => sum + weight, 0) < holdWeight) return null;
    return [...new Set(signs.map(({ reason }) => reason))].join(' ');
  };
}
