import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { PROJECT_ROOT } from './common/project-root';

/** What Node has had since 22.1; the types are those of the oldest Node there is support for. */
interface CompileCache {
  enableCompileCache?(directory: string): unknown;
}

// Imported before anything else: later starts find every module compiled. Where the directory cannot be
// written, Node goes on without it; an older Node compiles each time.
(nodeModule as CompileCache).enableCompileCache?.(join(PROJECT_ROOT, 'dist', '.compile-cache'));
