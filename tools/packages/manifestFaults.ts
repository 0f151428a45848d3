import type { Manifest } from './published.ts';

/** Packages beside our own whose state or React context is shared: a second copy of them is a blank page. */
const onlyOnce = ['react', 'react-dom', 'react-instantsearch'];

const isShared = (name: string): boolean => name.startsWith('@forecourt/') || onlyOnce.includes(name);

/** What is wrong with the package.json of a published library. */
export function manifestFaults({ name, dependencies = {} }: Manifest): string[] {
  return Object.keys(dependencies)
    .filter(isShared)
    .map(
      (one) =>
        `${name}: "${one}" must exist once on a page: list it in peerDependencies, and in devDependencies where it is not a library of ours.`,
    );
}
