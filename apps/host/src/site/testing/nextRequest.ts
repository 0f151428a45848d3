/** The request that a server action or route handler under test reads through Next: its headers and cookies. */
export const nextRequest = {
  headers: new Headers(),
  cookies: new Map<string, { value: string; options?: object }>(),
};

/** Replaces `next/headers`. @example vi.mock('next/headers', async () => (await import('…/nextRequest.ts')).nextHeaders()) */
export const nextHeaders = () => ({
  headers: () => Promise.resolve(nextRequest.headers),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => nextRequest.cookies.get(name),
      set: (name: string, value: string, options?: object) => void nextRequest.cookies.set(name, { value, options }),
    }),
});

/** Replaces `next/navigation`: a redirect throws an error that names its address, as Next's own throws. */
export const nextNavigation = () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
});
