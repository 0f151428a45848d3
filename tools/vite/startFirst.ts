import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Orders test files as Vitest does, but some before all others.
 * @param endings how the paths of these files end
 */
export function startFirst(endings: readonly string[]): TestSequencerConstructor {
  const isFirst = ({ moduleId }: TestSpecification): boolean => endings.some((ending) => moduleId.endsWith(ending));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
    }
  };
}
