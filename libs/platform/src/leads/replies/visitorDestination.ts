import { replyOutcomes, type ReplyOutcome } from '@forecourt/domain';
import type { ReplyWay, VisitorDestination } from '../../ports/leadPort.ts';

export function visitorDestination(way: ReplyWay, outcome?: ReplyOutcome): VisitorDestination {
  const id = ['visitor', way, ...(outcome ? [outcome] : [])].join(':');
  return { id, type: `visitor-${way}`, outcome } as VisitorDestination;
}

/** Reads what `visitorDestination` named; null for a destination of the site's. */
export function readVisitorDestination(id: string, type: string): VisitorDestination | null {
  const [, way, named] = /^visitor:(mail|text)(?::([a-z-]+))?$/.exec(id) ?? [];
  if (way === undefined || type !== `visitor-${way}`) return null;
  const outcome = replyOutcomes.find((one) => one === named);
  return named !== undefined && outcome === undefined ? null : visitorDestination(way as ReplyWay, outcome);
}
