import { Stop } from '../front-door/machine.mjs';

/**
 * Steps named by `--only unit,lint`, in their own order; all of them without it. Steps run at the same time only where
 * they do so among all steps: a build and the tests that need it must not begin together.
 * @template {{ name: string, withNext?: boolean }} Step
 * @param {Step[]} steps
 * @param {string[]} args
 */
export function chooseSteps(steps, args) {
  if (args.length === 0) return steps;
  const known = steps.map(({ name }) => name);
  const [, given] = /^--only[= ](.+)$/.exec(args.join(' ')) ?? [];
  const chosenNames = given?.split(/[, ]+/) ?? [];
  const unknown = chosenNames.find((name) => !known.includes(name));
  if (!given || unknown) {
    const what = unknown ? `There is no step "${unknown}"` : `"${args.join(' ')}" is not understood`;
    throw new Stop(`${what}: use \`--only\` with some of ${known.join(', ')}.`);
  }
  const places = [...steps.keys()].filter((place) => chosenNames.includes(known[place]));
  return places.map((place, at) => {
    const isWithNext = steps.slice(place, places[at + 1]).every((step) => step.withNext);
    return { ...steps[place], withNext: isWithNext };
  });
}
