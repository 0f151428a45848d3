import type { EventName, Track } from '@forecourt/domain';

export interface TrackedEvent {
  name: EventName;
  params: object;
  /** Page it happened on, without its query. */
  path: string;
  /** Milliseconds of the page's own monotonic clock. */
  at: number;
}

/** A destination of visitor events. */
export interface Destination {
  /** Name for warnings. */
  name: string;
  send(event: TrackedEvent): void | Promise<void>;
}

/** Sends events to every destination. A destination's error is logged as a warning and blocks nothing. */
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
