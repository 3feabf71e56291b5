/** Programs that end with the process that started them, however it ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a program until its own input ends, which happens when the parent process ends. It also drains the program's log and passes on the
 * last of it: the parent can't read while it is blocked in spawnSync, and a program whose pipe is full blocks too.
 */
const guard = `
  const child = require("node:child_process").spawn(process.argv[1], process.argv.slice(2), {
    stdio: ["ignore", "ignore", "pipe"], detached: true,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (words) => { said = (said + words).slice(-2000); });
  const end = () => { try { process.kill(-child.pid, "SIGKILL"); } catch {} };
  child.on("exit", end).on("close", (code) => { process.exitCode = code ?? 1; process.stderr.write(said, () => process.exit()); });
  process.stdin.resume().on("close", end);
`;

const patience = 300_000;

const answersAt = (address) => async () => (await fetch(address)).ok;

/** Starts a program and waits until it is ready: until this address answers, or this function says so. */
export async function startGuarded(name, command, ready, options = {}) {
  const isReady = typeof ready === "string" ? answersAt(ready) : ready;
  const child = spawn(process.execPath, ["-e", guard, ...command], { ...options, stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (words) => {
    said += words;
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  try {
    await untilReady(name, isReady, child);
  } catch (fault) {
    await stop();
    throw new Error(`${fault.message}: ${said}`);
  }
  return stop;
}

async function untilReady(name, isReady, child) {
  for (let waited = 0; waited < patience; waited += 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    if (await isReady().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error(`${name} did not start in time`);
}
