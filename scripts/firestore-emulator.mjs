/** Finds and runs Google's emulator of Firestore, which the suites of hosted mode are run against. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";

const places = [
  process.env.FIRESTORE_EMULATOR_JAR,
  "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar",
  "/usr/lib64/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar",
];
const program = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const patience = 60_000;

export const whereFrom =
  "Firestore suites run where java and the package google-cloud-cli-firestore-emulator are installed, or FIRESTORE_EMULATOR_JAR names the file; here they are left out.";

/** The emulator's file, or null where it or Java is missing. */
export function findFirestoreEmulator() {
  const jar = places.find((place) => place && existsSync(place));
  return jar && spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0 ? jar : null;
}

/** Runs a program until its own input ends, which it does with whoever started it, however they end. */
const guard = `
  const child = require("node:child_process").spawn(process.argv[1], process.argv.slice(2), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.on("exit", (code) => process.exit(code ?? 1));
  process.stdin.resume().on("close", () => child.kill("SIGKILL"));
`;

/** Starts it with these rules on a port that nobody has. */
export async function startFirestoreEmulator(jar, rules) {
  const port = await freePort();
  const java = ["java", "-Xmx1g", "-Duser.language=en", "-cp", jar, program, "start"];
  const args = [...java, "--host=127.0.0.1", `--port=${port}`, `--rules=${rules}`];
  const child = spawn(process.execPath, ["-e", guard, ...args], { stdio: ["pipe", "ignore", "pipe"] });
  // It writes a page for everything that the rules refuse; only what it says before it ends is of interest.
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
    await answers(port, child);
  } catch (fault) {
    await stop();
    throw new Error(`${fault.message}: ${said}`);
  }
  return { port, stop };
}

async function answers(port, child) {
  for (let waited = 0; waited < patience; waited += 200) {
    if (child.exitCode !== null) throw new Error(`the Firestore emulator ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error("the Firestore emulator did not start in time");
}
