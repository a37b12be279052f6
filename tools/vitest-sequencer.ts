import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the test files that take the longest first: those of `ops` and `tools`, which run whole programs, and those
 * of fail-overs, which wait for deadlines. A long file that starts last keeps the processors idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(takesLong), ...sorted.filter((file) => !takesLong(file))];
  }
}

function takesLong({ moduleId, project }: TestSpecification): boolean {
  return project.name === 'api' && /^ops|^tools|-fail-over/.test(relative(project.config.root, moduleId));
}
