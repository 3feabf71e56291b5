/**
 * `npm run bench -- merchants`: guessing 10 000 payees from the list of merchants, as a ratio to one JSON.parse of the same
 * payees and to as many lookups in a plain Map; preparing the list for one country; and the size of the list after gzip.
 */
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";
import { middle, ms, times } from "./figures.mjs";

await buildForNode({ merchants: "bench/merchants-parts.ts" }, "bench");
const { merchantMatcher, merchants, namesOf } = await import(pathToFileURL(inDist("bench", "merchants.js")).href);

const count = 10_000;
const rounds = 21;
const names = Object.values({ ...merchants.countries, international: merchants.international }).flatMap((list) =>
  namesOf(list).map(({ words }) => words.join(" ")),
);

/** Half of the payees are merchants with what banks write around them, half are none. */
const payees = Array.from({ length: count }, (_, at) => {
  const name = names[(at * 7_919) % names.length];
  const texts = [
    `POS DEBIT ${name.toUpperCase()} #${1_000 + at} AUSTIN TX`,
    `SQ *${name} ${at % 97}`,
    `VIR SEPA MME ANNA KELLER ${at}`,
    `Transfer ${at} Nowhere Holdings`,
  ];
  return texts[at % texts.length];
});
const text = JSON.stringify(payees);
const index = new Map(payees.map((payee, at) => [payee, at]));

let seen = 0;
function time(work) {
  const started = performance.now();
  seen += work();
  return performance.now() - started;
}

const kindOf = merchantMatcher(merchants, "US");
const guess = () => payees.filter((payee) => kindOf(payee) !== undefined).length;
const parse = () => JSON.parse(text).length;
const lookups = () => payees.reduce((sum, payee) => sum + index.get(payee), 0) % 2;
const prepare = () => (merchantMatcher(merchants, "US")("lidl") ? 1 : 0);

for (const work of [guess, parse, lookups, prepare]) for (let warm = 0; warm < 5; warm += 1) work();
// Reference and work take turns, so that a slow moment of the machine slows both.
const turns = Array.from({ length: rounds }, () => ({
  guess: time(guess),
  parse: time(parse),
  lookups: time(lookups),
  prepare: time(prepare),
}));
const ratio = (name, to) => times(middle(turns.map((turn) => turn[name] / turn[to])));
const guessed = guess();
console.log(`one JSON.parse of ${count} payees: ${middle(turns.map(({ parse: took }) => took)).toFixed(2)} ms`);
console.log(
  `guessing ${count} payees (${guessed} of them found): ${ms(middle(turns.map((turn) => turn.guess)))}, ` +
    `${ratio("guess", "parse")} that, ${ratio("guess", "lookups")} as many lookups in a Map (checked by ${seen % 1_000})`,
);
console.log(`preparing the list for one country: ${ratio("prepare", "parse")} that JSON.parse`);
const list = JSON.stringify(merchants);
const zipped = gzipSync(list).length;
console.log(
  `the list, ${new Set(names).size} names: ${(zipped / 1_000).toFixed(1)} kB after gzip (${(list.length / 1_000).toFixed(1)} kB before)`,
);
