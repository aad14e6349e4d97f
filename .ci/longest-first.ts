import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import lengths from './lengths.json' with { type: 'json' }

const known: Record<string, number> = lengths

/** Runs the longest files first, so that no worker ends alone with one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId, project }: TestSpecification) =>
      known[relative(project.vitest.config.root, moduleId)] ?? 1
    return files.toSorted((a, b) => secondsOf(b) - secondsOf(a))
  }
}
