// Loaded into a process of the fleet by `node --import`: lets its clock be moved from outside. Every process has its own
// clock on a machine of its own, and it may be wrong. What measures durations (`performance.now`) goes on as it was.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.FORECOURT_FLEET_CLOCK;
let offsetMs = 0;
const RealDate = Date;

const ShiftedDate = new Proxy(RealDate, {
  apply: () => new RealDate(RealDate.now() + offsetMs).toString(),
  construct: (target, given, self) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + offsetMs], self),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + offsetMs : Reflect.get(target, name)),
});

function read() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offsetMs = 0;
  }
}

if (file) {
  globalThis.Date = ShiftedDate;
  read();
  watchFile(file, { interval: 200, persistent: false }, read);
}
