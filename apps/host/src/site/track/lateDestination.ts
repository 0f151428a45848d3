import type { Destination } from './createTrack.ts';

/** A destination whose code loads with the first event. Earlier events are queued and sent in order. */
export function lateDestination(name: string, load: () => Promise<Destination>): Destination {
  let loading: Promise<Destination> | undefined;
  return {
    name,
    async send(event) {
      loading ??= load();
      await (await loading).send(event);
    },
  };
}
