import { vi } from 'vitest';

// Runs before each test file. Removes the state that earlier files have left in the same process.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
