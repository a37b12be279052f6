import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the test files of `ops` and `tools` first: they run whole programs and take the longest, and a long file that
 * starts last keeps one processor idle.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(runsProgram), ...sorted.filter((file) => !runsProgram(file))];
  }
}

function runsProgram({ moduleId, project }: TestSpecification): boolean {
  return project.name === 'api' && /^(ops|tools)\//.test(relative(project.config.root, moduleId));
}
