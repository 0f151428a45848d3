'use client';

import type { EventName } from '@forecourt/domain';
import { ButtonLink, useSite, type ButtonLinkProps } from '@forecourt/ui';

export interface EventLinkProps extends Omit<ButtonLinkProps, 'onClick'> {
  /** What following it counts as. */
  event: EventName;
  /** Sent with the event. */
  params?: Record<string, unknown>;
}

/** A link that looks like a button and whose use is counted. */
export function EventLink({ event, params, ...link }: EventLinkProps) {
  const { track } = useSite();
  return <ButtonLink {...link} onClick={() => track(event, params)} />;
}
