import { replyOutcomes, type ReplyOutcome } from '@forecourt/domain';

export type ReplyWay = 'mail' | 'text';

/** The visitor of a lead as somewhere to deliver to: by mail or by text message, the first reply or one about an outcome. */
export type VisitorDestination = {
  [Way in ReplyWay]: {
    /** @example 'visitor:mail:reservation-lapsed' */
    id: string;
    type: `visitor-${Way}`;
    outcome: ReplyOutcome | undefined;
  };
}[ReplyWay];

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
