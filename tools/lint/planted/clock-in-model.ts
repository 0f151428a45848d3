export const isFresh = (listed: Date) => Date.now() - listed.getTime() < 86_400_000;
