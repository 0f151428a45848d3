import { reachedFiles } from './sourceGraph.mjs';

/** Test files that one run takes at most; those nearest to the change, by imports, come first. */
const maxTests = 60;

/** Tests that read files of the whole repository, take no time, and fail for what is easily forgotten. */
const alwaysTests = ['tools/verify/requirementCodes.test.ts', 'tools/verify/whereDoesItGo.test.ts'];

/** Tests that no `unit` target runs: those of a running host, and those that an agency's folder begins with. */
const otherTests = /^(apps\/host\/e2e|libs\/create-forecourt\/project)\//;

const isUnitTest = (file) => /\.test\.tsx?$/.test(file) && !otherTests.test(file);

/**
 * What a change can reach, by imports, over all projects.
 * @param {{ files: string[], importers: Map<string, object[]> }} graph
 * @param {string[]} changed
 * @param {{ folder: string, scripts?: Record<string, string> }[]} projects
 */
export function reachOf(graph, changed, projects) {
  const homeOf = (file) => projects.find(({ folder }) => file.startsWith(`${folder}/`));
  const changedProjects = new Set(changed.map(homeOf).filter(Boolean));
  const sources = changed.filter((file) => graph.files.includes(file));
  const typed = [...reachedFiles(graph, sources, { withTypes: true }).keys()].map(homeOf);
  const tests = [...reachedFiles(graph, sources, { withTypes: false })]
    .filter(([file]) => isUnitTest(file) && homeOf(file)?.scripts?.unit)
    .toSorted(([, near], [, far]) => near - far)
    .map(([file]) => file);
  // The examples in the comments of each project that has changed are a test of it.
  const examples = [...changedProjects].filter(({ folder }) => folder.startsWith('libs/'));
  const chosen = new Set([...tests.slice(0, maxTests), ...(changed.length > 0 ? alwaysTests : [])]);
  return {
    typed: [...new Set([...typed, ...changedProjects])].filter((project) => project?.scripts?.types),
    tests: [...chosen].map((file) => ({ project: homeOf(file), file: file.slice(homeOf(file).folder.length + 1) })),
    examples,
    left: tests.slice(maxTests).length,
    /** What imports do not tell of. */
    others: changed.filter((file) => !graph.files.includes(file)),
  };
}
