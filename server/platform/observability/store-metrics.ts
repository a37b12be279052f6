import { Gauge, Histogram, type Registry } from 'prom-client';
import { type Database, observeQueries, poolOf } from '../db/database.ts';
import { isLockTimeout } from '../db/outage.ts';
import type { SharedState } from '../state/shared-state.ts';
import { type FindMissing, PARTS } from './readiness.ts';
import type { TraceWait } from './traces.ts';

const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2];

/** Adds metrics for the database: its queries, and the connections to PostgreSQL. */
export function measureDatabase(db: Database, registry: Registry): void {
  const durations = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a query, by outcome (locked: another transaction held a lock); waiting for a connection not included',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const outcomes = {
    done: durations.labels('done'),
    failed: durations.labels('failed'),
    locked: durations.labels('locked'),
  };
  observeQueries(db, (event) => {
    const outcome = event.level === 'query' ? 'done' : isLockTimeout(event.error) ? 'locked' : 'failed';
    outcomes[outcome].observe(event.queryDurationMillis / 1000);
  });
  const pool = poolOf(db);
  if (!pool) return;
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL by state: open, idle, and requests waiting for a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Returns the shared state with metrics of its operations. `traceWait` adds them to traces. */
export function measuredState(
  state: SharedState,
  registry: Registry,
  traceWait: TraceWait = () => {},
): SharedState {
  const durations = new Histogram({
    name: 'shared_state_duration_seconds',
    help: 'Time of an operation on the state that instances share, by operation and outcome',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const operations = state as unknown as Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
  const measured = Object.keys(state).map((operation) => {
    const [done, failed] = [durations.labels(operation, 'done'), durations.labels(operation, 'failed')];
    const measure = async (...given: unknown[]) => {
      const began = performance.now();
      const end = (failing: boolean) => {
        const ms = performance.now() - began;
        (failing ? failed : done).observe(ms / 1000);
        traceWait({ name: `valkey ${operation}`, ms, failed: failing });
      };
      try {
        const answer: unknown = await operations[operation]?.(...given);
        end(false);
        return answer;
      } catch (error) {
        end(true);
        throw error;
      }
    };
    return [operation, measure];
  });
  return Object.fromEntries(measured) as SharedState;
}

/** Adds metrics for the required parts and the active sessions, measured when they are read. */
export function measureReadiness(state: SharedState, findMissing: FindMissing, registry: Registry): void {
  new Gauge({
    name: 'part_up',
    help: '1 if a part that the portal requires is available',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      const missing = await findMissing();
      for (const part of PARTS) this.set({ part }, missing.includes(part) ? 0 : 1);
    },
  });
  new Gauge({
    name: 'sessions_lasting',
    help: 'Active sessions of all instances; missing while the store is unavailable',
    registers: [registry],
    async collect() {
      const count = await state.countOwned().catch(() => null);
      if (count === null) this.remove();
      else this.set(count);
    },
  });
}
