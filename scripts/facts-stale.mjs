/** `npm run facts:stale -- [day]`: lists the facts about other apps that are older than half a year, or have no day. */
import { pathToFileURL } from "node:url";
import { inDist } from "./build/folders.mjs";
import { buildForNode } from "./build/node.mjs";

const today = process.argv[2] ?? new Date().toISOString().slice(0, 10);
await buildForNode({ stale: "content/facts/stale.ts", facts: "content/facts/all-facts.ts" }, "facts");
const load = (name) => import(pathToFileURL(inDist("facts", `${name}.js`)).href);
const [{ staleFacts, staleInWords, freshDays }, { facts }] = await Promise.all([load("stale"), load("facts")]);
const stale = staleFacts(facts, today);
for (const fact of stale) console.log(staleInWords(fact));
console.log(`${stale.length} of ${facts.length} facts are undated or older than ${freshDays} days on ${today}.`);
