/** A port that nobody has, so that what is started here runs beside whatever else this machine serves. */
import { once } from "node:events";
import { createServer } from "node:net";

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}
