import { messageSubject, type MessageTable } from '@forecourt/domain/messages';
import { fixedMessages, messageArguments, messageFault } from '@forecourt/domain/message-reader';
import { didYouMean } from '../closestName.ts';
import { standardMessages } from './standardMessages.ts';

const goodKey = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;
const subjects = new Set(Object.keys(standardMessages).map(messageSubject));

const faultOf = (key: string, text: string, standard: string): string | null =>
  fixedMessages.has(key) ? 'is wording that the law asks for, the same on all sites' : messageFault(text, standard);

function ownFault(key: string, text: string): string | null {
  if (!goodKey.test(key))
    return "no key of a message: two words or more with a '.' between them, such as 'showroom.title'";
  if (subjects.has(messageSubject(key))) {
    return `not a message of the platform${didYouMean(key, Object.keys(standardMessages))}`;
  }
  try {
    messageArguments(text);
    return null;
  } catch (fault) {
    return (fault as Error).message;
  }
}

/**
 * What is wrong with the words of a host's configuration.
 * @param known what the platform and the host's own forms say
 */
export function hostMessageFaults(messages: MessageTable, known: MessageTable = standardMessages): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const standard = known[key];
    const fault = standard === undefined ? ownFault(key, text) : faultOf(key, text, standard);
    return fault === null ? [] : [`the message '${key}': ${fault}`];
  });
}

/** What is wrong with the words of a site's file, right or wrong in other ways. @param known what the host says */
export function siteMessageFaults(given: unknown, known: MessageTable): [field: string, message: string][] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, text]: [string, unknown]): [string, string][] => {
    // A host's own words may have fewer arguments than the message gives.
    const standard = standardMessages[key] ?? (Object.hasOwn(known, key) ? known[key] : undefined);
    if (standard === undefined) {
      return [[`messages.${key}`, `is not a message of this host${didYouMean(key, Object.keys(known))}`]];
    }
    const fault = typeof text === 'string' ? faultOf(key, text, standard) : null;
    return fault === null ? [] : [[`messages.${key}`, fault]];
  });
}
