/** Finds and runs Google's emulator of Firestore, which the suites of hosted mode are run against. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "./free-port.mjs";
import { startGuarded } from "./guarded.mjs";

const places = [
  process.env.FIRESTORE_EMULATOR_JAR,
  "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar",
  "/usr/lib64/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar",
];
const program = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

export const whereFrom =
  "Firestore suites: they need java and the package google-cloud-cli-firestore-emulator, or FIRESTORE_EMULATOR_JAR set to its file.";

/** The emulator's file, or null where it or Java is missing. */
export function findFirestoreEmulator() {
  const jar = places.find((place) => place && existsSync(place));
  return jar && spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0 ? jar : null;
}

/** Starts it with these rules on a port that nobody has. */
export async function startFirestoreEmulator(jar, rules) {
  const port = await freePort();
  const java = ["java", "-Xmx1g", "-Duser.language=en", "-cp", jar, program, "start"];
  const args = [...java, "--host=127.0.0.1", `--port=${port}`, `--rules=${rules}`];
  const stop = await startGuarded("the Firestore emulator", args, `http://127.0.0.1:${port}/`);
  return { port, stop };
}
