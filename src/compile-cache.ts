import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { PROJECT_ROOT } from './common/project-root';

/** Node's compile cache, since 22.1; the types are those of the oldest supported Node. */
interface CompileCache {
  enableCompileCache?(directory: string): unknown;
}

// Imported first, so that later starts find every module compiled. Without a writable directory, or on an older Node,
// each start compiles.
(nodeModule as CompileCache).enableCompileCache?.(join(PROJECT_ROOT, 'dist', '.compile-cache'));
