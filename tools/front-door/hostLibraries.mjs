import { projects } from './machine.mjs';

/** Libraries of this repository that the host is built from, each after those that it imports. */
export function hostLibraries(all = projects(), host = '@forecourt/host') {
  const byName = new Map(all.map((project) => [project.name, project]));
  const ordered = new Set();
  const visit = (project) => {
    const { dependencies, peerDependencies } = project;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const library = byName.get(name);
      if (library && !ordered.has(library)) visit(library);
    }
    if (project.name !== host) ordered.add(project);
  };
  visit(byName.get(host));
  return [...ordered];
}
