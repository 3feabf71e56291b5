import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const freshFolder = () => mkdtempSync(join(tmpdir(), "weekfold-"));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

export interface OwnServer {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

// A test that fails half-way leaves no server behind.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a built server as `npm start` does; `dist` names which build. */
export const startServer = (env: Record<string, string>, dist = "dist"): OwnServer =>
  startProgram(join(dist, "server", "main.js"), env);

export function startProgram(path: string, env: Record<string, string>, args: string[] = []): OwnServer {
  const child = spawn(process.execPath, [path, ...args], { env: { PATH: process.env.PATH, ...env } });
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  running.add(child);
  child.on("exit", () => running.delete(child));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { process: child, output: () => text, ended };
}

/** Starting takes a second; a minute is for a machine that others keep busy. */
export async function ready(server: OwnServer): Promise<string> {
  for (let tries = 0; tries < 1_200; tries++) {
    const address = server.output().match(/http:\/\/localhost:\d+/)?.[0];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start: ${server.output()}`);
}

export async function stop(server: OwnServer): Promise<void> {
  server.process.kill("SIGTERM");
  await server.ended;
}
