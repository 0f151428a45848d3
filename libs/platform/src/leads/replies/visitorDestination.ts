import { replyOutcomes, type ReplyOutcome } from '@forecourt/domain';
import type { ReplyChannel, VisitorDestination } from '../../ports/leadPort.ts';

export function visitorDestination(channel: ReplyChannel, outcome?: ReplyOutcome): VisitorDestination {
  const id = ['visitor', channel, ...(outcome ? [outcome] : [])].join(':');
  return { id, type: `visitor-${channel}`, outcome } as VisitorDestination;
}

/** Parses an id of `visitorDestination`; null for a destination of the site. */
export function readVisitorDestination(id: string, type: string): VisitorDestination | null {
  const [, channel, named] = /^visitor:(mail|text)(?::([a-z-]+))?$/.exec(id) ?? [];
  if (channel === undefined || type !== `visitor-${channel}`) return null;
  const outcome = replyOutcomes.find((one) => one === named);
  return named !== undefined && outcome === undefined ? null : visitorDestination(channel as ReplyChannel, outcome);
}
