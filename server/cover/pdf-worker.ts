import { doJobs } from '../platform/job-thread.ts';
import { extractText } from './extract-text.ts';

// Runs in a worker thread, from the sources: Node strips the types.
doJobs(extractText);
