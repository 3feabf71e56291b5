import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut as a cable is: nothing arrives, and nobody is told. */
export interface Cable {
  address: string;
  cut(): void;
  /** New connections get through. What was under way when it was cut stays dead, as behind a router that forgot it. */
  mend(): void;
  close(): Promise<void>;
}

export async function cableTo(port: number, ownPort: number): Promise<Cable> {
  let isCut = false;
  const alive = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    near.on("error", () => {});
    if (isCut) return;
    const far = connect(port, "127.0.0.1");
    const pair = [near, far] as const;
    alive.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const end of pair) {
      end.on("error", () => {});
      end.on("close", () => {
        if (alive.delete(pair)) for (const other of pair) other.destroy();
      });
    }
  });
  server.listen(ownPort, "127.0.0.1");
  await once(server, "listening");
  const all = new Set<Socket>();
  server.on("connection", (socket) => all.add(socket));
  return {
    address: `http://localhost:${ownPort}`,
    cut() {
      isCut = true;
      for (const [near, far] of alive) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
      alive.clear();
    },
    mend() {
      isCut = false;
    },
    async close() {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
}
