// A slow telephone line in front of a host: everything on it arrives late, and no faster than it lets through.
// A browser's own throttle is passed by its service worker and by pages made before they are shown, and
// takes no time to open a connection; nothing passes the line.
import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export type Line = {
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Bytes a millisecond, towards the visitor and from them. */
  readonly down: number;
  readonly up: number;
};

/** What Lighthouse takes for a slow telephone network: 150 ms, 1.6 Mbit/s, 750 kbit/s. */
export const slow4G: Line = { roundTrip: 150, down: 200, up: 94 };

/** Bytes that travel together. */
const parcel = 1400;
/** Bytes on their way, beyond which the sender waits. */
const crowded = 32_000;

/** One way of the line: tells when so many bytes that set out `now` are all there, in ms. */
export function oneWay(bytesPerMs: number, delay: number) {
  let free = 0;
  return (bytes: number, now: number): number => {
    free = Math.max(free, now) + bytes / bytesPerMs;
    return free + delay;
  };
}

/** Sends what comes from one end to the other, in its order. */
function carry(from: Socket, to: Socket, way: ReturnType<typeof oneWay>): void {
  const onTheWay: { part: Buffer; due: number }[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  function deliver() {
    const now = performance.now();
    for (let [next] = onTheWay; next && next.due <= now; [next] = onTheWay) {
      onTheWay.shift();
      bytes -= next.part.length;
      if (!to.destroyed) to.write(next.part);
    }
    if (bytes < crowded) from.resume();
    const [next] = onTheWay;
    timer = next && setTimeout(deliver, Math.max(1, next.due - now));
  }
  from.on('data', (data: Buffer) => {
    const now = performance.now();
    for (let at = 0; at < data.length; at += parcel) {
      const part = data.subarray(at, at + parcel);
      bytes += part.length;
      onTheWay.push({ part, due: way(part.length, now) });
    }
    if (bytes >= crowded) from.pause();
    if (timer === undefined) deliver();
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** Opens the line: who asks at its port is answered by the host at the other. */
export async function openLine({ roundTrip, down, up }: Line, hostPort: number) {
  const there = oneWay(up, roundTrip / 2);
  const back = oneWay(down, roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    // On a real line nothing can be said before the connection has been asked for and granted.
    visitor.pause();
    const host = connect(hostPort, 'localhost');
    for (const socket of [visitor, host]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(host, visitor, back);
    setTimeout(() => {
      carry(visitor, host, there);
      visitor.resume();
    }, roundTrip);
  });
  const port = await listening(server);
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** Ends the connections there are; new ones may follow. */
    hangUp,
    /** Ends them for good. */
    cut() {
      hangUp();
      server.close();
    },
  };
}
