/** Programs that end with whoever started them, however that ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Runs a program until its own input ends, which it does with whoever started it. */
const guard = `
  const child = require("node:child_process").spawn(process.argv[1], process.argv.slice(2), {
    stdio: ["ignore", "ignore", "inherit"], detached: true,
  });
  const end = () => { try { process.kill(-child.pid, "SIGKILL"); } catch {} };
  child.on("exit", (code) => { end(); process.exit(code ?? 1); });
  process.stdin.resume().on("close", end);
`;

const patience = 300_000;

/** Starts a program and waits until it answers at this address. */
export async function startGuarded(name, command, address, options = {}) {
  const child = spawn(process.execPath, ["-e", guard, ...command], { ...options, stdio: ["pipe", "ignore", "pipe"] });
  // Emulators write a page for everything that they refuse; only what one says before it ends is of interest.
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (words) => {
    said = (said + words).slice(-2_000);
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  try {
    await answers(name, address, child);
  } catch (fault) {
    await stop();
    throw new Error(`${fault.message}: ${said}`);
  }
  return stop;
}

async function answers(name, address, child) {
  for (let waited = 0; waited < patience; waited += 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${name} did not start in time`);
}
