import type { Destination } from './createTrack.ts';

/** A destination whose code comes with the first event. What happens until then is told in its order. */
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
