/** `npm run bench` runs every measurement; `npm run bench -- NAME` runs one. Each prints its figures beside a named reference. */
import { installIfMissing } from "../scripts/setup.mjs";

installIfMissing();
const all = [
  "domain",
  "sizes",
  "lighthouse",
  "store",
  "push",
  "streams",
  "session",
  "events",
  "dashboard",
  "fresh-device",
  "import",
  "merchants",
  "entries",
];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}
for (const name of chosen.length > 0 ? chosen : all) {
  console.log(`\n== ${name}`);
  await import(`./${name}.mjs`);
}
