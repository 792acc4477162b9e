// Loaded before a program by a test: kills it at its n-th call that changes the disk, KILL_AT, before
// the call or, of a call that writes, after half of it. Without KILL_AT it says how many there are.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.KILL_AT ?? 0);
let calls = 0;

const { writeSync, openSync } = fs;

/** What a power cut does: nothing is tidied up. */
const die = () => process.kill(process.pid, 'SIGKILL');

function step(): void {
  calls += 1;
  if (calls === at) die();
}

/** Counts the calls of a function that changes the disk. */
function counted<Call extends (...given: never) => unknown>(call: Call): Call {
  return new Proxy(call, {
    apply: (target, self, given) => {
      step();
      return Reflect.apply(target, self, given);
    },
  });
}

fs.openSync = new Proxy(openSync, {
  apply: (target, self, given) => {
    if (given[1] !== 'r') step();
    return Reflect.apply(target, self, given);
  },
});
fs.writeSync = new Proxy(writeSync, {
  apply: (target, self, given) => {
    const [file, bytes] = given;
    if (calls + 1 === at && bytes instanceof Uint8Array)
      writeSync(file, bytes, 0, Math.ceil(bytes.length / 2));
    step();
    return Reflect.apply(target, self, given);
  },
});
fs.fsyncSync = counted(fs.fsyncSync);
fs.fchmodSync = counted(fs.fchmodSync);
fs.renameSync = counted(fs.renameSync);
fs.rmSync = counted(fs.rmSync);
fs.mkdirSync = counted(fs.mkdirSync);
syncBuiltinESMExports();

process.on('exit', () => {
  if (at === 0) console.error(`steps: ${calls}`);
});
