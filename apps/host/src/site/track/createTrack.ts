import type { EventName, Track } from '@forecourt/domain';

export interface TrackedEvent {
  name: EventName;
  params: object;
  /** Page it happened on, without its query. */
  path: string;
  /** Milliseconds of the page's own clock, which nobody sets back. */
  at: number;
}

/** Somebody who is told what visitors do. */
export interface Destination {
  /** For warnings. */
  name: string;
  send(event: TrackedEvent): void | Promise<void>;
}

/** Tells every destination. What one of them does wrong is a warning, and keeps nobody from anything. */
export function createTrack(destinations: readonly Destination[]): Track {
  const track = (name: EventName, params: object = {}) => {
    const event = { name, params, path: location.pathname, at: performance.now() };
    for (const destination of destinations) {
      const failed = (error: unknown) => console.warn(`${name} could not be sent to ${destination.name}`, error);
      try {
        destination.send(event)?.catch(failed);
      } catch (error) {
        failed(error);
      }
    }
  };
  return track as Track;
}
