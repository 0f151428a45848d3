import type { ContentSource } from '../ports/contentPort.ts';

/** Several sources as one. Where two have the same record, the later source wins. */
export function mergeSources(...sources: readonly ContentSource[]): ContentSource {
  return {
    async read() {
      const read = await Promise.all(sources.map((source) => source.read()));
      return {
        records: read.flatMap(({ records }) => records),
        drafts: read.flatMap(({ drafts }) => drafts),
        problems: read.flatMap(({ problems }) => problems),
      };
    },
    onChange(listener) {
      const ends = sources.map((source) => source.onChange(listener));
      return () => ends.forEach((end) => end());
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}
