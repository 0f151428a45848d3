import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Which project may import which, by the tags in their package.json. What is not listed is refused. */
const mayImport = {
  domain: [],
  ui: ['domain'],
  themes: ['ui', 'domain'],
  feature: ['ui', 'domain'],
  templates: ['feature', 'ui', 'domain'],
  'search-engine': ['feature', 'domain'],
  platform: ['search-engine', 'feature', 'domain'],
  demo: ['domain'],
  host: ['templates', 'feature', 'themes', 'ui', 'domain', 'platform', 'demo'],
  catalogue: ['templates', 'feature', 'themes', 'ui', 'domain'],
  worker: ['platform', 'themes'],
  create: ['templates', 'feature', 'themes', 'ui', 'domain', 'platform'],
  tools: ['domain', 'platform', 'demo', 'themes', 'feature'],
};

const graph = join(import.meta.dirname, '../../.nx/workspace-data/project-graph.json');

/** Options of `@nx/enforce-module-boundaries`, which skips itself without a word where Nx has drawn no graph yet. */
export function moduleBoundaries() {
  if (!existsSync(graph)) {
    throw new Error(
      'Nx has not drawn its project graph yet, and lint would miss forbidden imports: run `npm run lint`.',
    );
  }
  return {
    enforceBuildableLibDependency: false,
    depConstraints: Object.entries(mayImport).map(([source, targets]) => ({
      sourceTag: `scope:${source}`,
      onlyDependOnLibsWithTags: targets.map((target) => `scope:${target}`),
    })),
  };
}
