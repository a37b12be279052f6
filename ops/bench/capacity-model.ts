/** What the portal costs, as measured by `npm run bench -- visit process`. */
export type Costs = {
  /** CPU time of a whole visit, in ms */
  visitMs: number;
  /** statements to PostgreSQL, commands to Valkey and bytes of log per visit */
  statements: number;
  commands: number;
  logBytes: number;
  /** Valkey's memory for one session, in bytes */
  sessionBytes: number;
  /** memory of a server under load, in MB */
  serverMb: number;
};

/** The customers, and the hours in which most of them log in. */
export type Demand = {
  customers: number;
  /** share of the customers who log in during the peak, from 0 to 1 */
  share: number;
  hours: number;
  /** the busiest minute compared with the average of the peak */
  burst: number;
};

/** Choices of the operators. */
export type Setup = {
  /** DATABASE_CONNECTIONS */
  connections: number;
  /** SESSION_IDLE_SECONDS */
  idleSeconds: number;
  /** REQUEST_LOG_SHARE */
  logShare: number;
};

export type Capacity = {
  visitsPerSecond: number;
  cores: number;
  servers: number;
  /** connections of all servers; above 200 they need PgBouncer */
  connections: number;
  statementsPerSecond: number;
  /** connections to PostgreSQL that are busy at the peak */
  busyConnections: number;
  commandsPerSecond: number;
  sessions: number;
  valkeyMb: number;
  serversMb: number;
  logGb: number;
};

/** Share of a core that a server may use at the peak: above it, answers wait for each other. */
const USE = 0.7;
/** Servers that may fail or be replaced at the peak. */
const SPARE = 1;
const MIN_SERVERS = 2;
/** Assumed time of a statement with its transaction, in s, on a busy PostgreSQL. */
const STATEMENT_S = 0.002;
/** Time that a customer uses the portal before the session is idle, in s. */
const VISIT_S = 300;

/** Returns what a demand needs. A server is one instance with one core. */
export function capacityFor(
  { customers, share, hours, burst }: Demand,
  costs: Costs,
  { connections, idleSeconds, logShare }: Setup,
): Capacity {
  const visits = customers * share;
  const average = visits / (hours * 3600);
  const visitsPerSecond = average * burst;
  const cores = (visitsPerSecond * costs.visitMs) / 1000;
  const servers = Math.max(MIN_SERVERS, Math.ceil(cores / USE) + SPARE);
  const statementsPerSecond = visitsPerSecond * costs.statements;
  const sessions = Math.ceil(Math.min(visits, average * burst * (VISIT_S + idleSeconds)));
  return {
    visitsPerSecond,
    cores,
    servers,
    connections: servers * connections,
    statementsPerSecond,
    busyConnections: Math.ceil(statementsPerSecond * STATEMENT_S),
    commandsPerSecond: visitsPerSecond * costs.commands,
    sessions,
    valkeyMb: (sessions * costs.sessionBytes) / 2 ** 20,
    serversMb: servers * costs.serverMb,
    logGb: (visits * costs.logBytes * logShare) / 1e9,
  };
}

/** Rows of the measurements that the model reads, by their first cell, with the column of the figure. */
const ROWS: Readonly<Record<keyof Costs, readonly [section: string, row: string, column: number]>> = {
  visitMs: ['visit', 'whole visit', 2],
  statements: ['visit', 'Statements to the database', 1],
  commands: ['visit', 'Commands to Valkey', 1],
  logBytes: ['visit', 'Log, bytes', 1],
  sessionBytes: ['visit', 'Valkey memory of a session, bytes', 1],
  serverMb: ['process', 'server', 4],
};

/** Returns the costs from the text of docs/reference/measurements.md. Throws if a figure is missing. */
export function costsOf(measurements: string): Costs {
  const costs = Object.entries(ROWS).map(([name, [section, row, column]]) => {
    const text = measurements.split(`<!-- ${section} -->`)[1]?.split(`<!-- /${section} -->`)[0] ?? '';
    const cells = text
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find(([, first]) => first === row);
    const value = Number(cells?.[column + 1] || Number.NaN);
    if (Number.isNaN(value))
      throw new Error(`docs/reference/measurements.md lacks '${row}': run npm run bench -- ${section}.`);
    return [name, value];
  });
  return Object.fromEntries(costs) as Costs;
}
