// Loaded before a server (`--import`): its clock begins CLOCK_OFFSET_MS ahead, and each SIGUSR2 moves it by the next
// offset in CLOCK_JUMPS_MS.
const jumps = (process.env.CLOCK_JUMPS_MS ?? '').split(',').map(Number);
const { now } = Date;
let offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    given.length === 0 ? new target(now() + offset) : Reflect.construct(target, given),
  apply: () => new RealDate(now() + offset).toString(),
});
RealDate.now = () => now() + offset;
process.on('SIGUSR2', () => {
  offset += jumps.shift() ?? 0;
  process.stdout.write('the clock was set\n');
});
