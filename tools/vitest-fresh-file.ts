import { vi } from 'vitest';

// Runs before each test file, whose process earlier files have used: nothing of theirs is left.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
