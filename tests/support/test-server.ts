import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { freePort, type OwnServer, ready, startProgram } from "../e2e/support/own-server.ts";

export interface TestServer {
  address: string;
  server: OwnServer;
}

let program: string | undefined;

/** The server that takes a person's word for who they are, built where it is not yet. */
export function testServerProgram(): string {
  program ??= execFileSync(process.execPath, [join(import.meta.dirname, "build-server.mjs")], {
    encoding: "utf8",
  }).trim();
  return program;
}

/** Starts it on a port of its own. */
export async function startTestServer(env: Record<string, string>): Promise<TestServer> {
  const server = startProgram(testServerProgram(), { PORT: String(await freePort()), ...env });
  return { server, address: await ready(server) };
}

/** Where a server finds a database, as its environment says it. */
export const envOf = ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl, AUTH_SECRET: "the-same-secret-on-every-node-of-a-test" }),
});

/** A request by someone, with JSON both ways. */
export const as = (uid: string, method: string, body?: object): RequestInit => ({
  method,
  headers: { "test-user": uid, ...(body && { "content-type": "application/json" }) },
  ...(body && { body: JSON.stringify(body) }),
});
