import { vi } from 'vitest';

// Runs before each test file. Loads our modules again, so that a file doesn't get the state of another one.
vi.resetModules();
