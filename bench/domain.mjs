/**
 * `npm run bench -- domain`: a dashboard of 20 years and 100 000 transactions, worked out from nothing and after one more
 * expense, and a what-if of 30 years, as a ratio to one plain pass that sums the same transactions; and the longest step
 * of the what-if, since a screen must stay quick to answer while it runs.
 */
import { pathToFileURL } from "node:url";
import { inDist } from "../scripts/build/folders.mjs";
import { buildForNode } from "../scripts/build/node.mjs";

await buildForNode({ domain: "bench/domain-parts.ts" }, "bench");
const { createDashboard, runToEnd, longHousehold, minor, spendingBook, whatIf, withEntry } = await import(
  pathToFileURL(inDist("bench", "domain.js")).href
);

const { transactions, span, ...rest } = longHousehold(20, 100_000);
const rounds = 41;

function time(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

let seen = 0;
const plain = () => {
  let total = 0;
  for (const { amount } of transactions) total += amount;
  seen += total;
};
const full = () => {
  // A copied list is a list nobody remembers.
  const input = {
    ...rest,
    saves: [...rest.saves],
    balances: [...rest.balances],
    spending: spendingBook(transactions, span),
  };
  seen += createDashboard()(input).spending.value.safe.week.amount;
};
const dashboard = createDashboard();
let spending = spendingBook(transactions, span);
dashboard({ ...rest, spending });
const oneMore = () => {
  spending = withEntry(spending, { ...transactions[transactions.length - 1], id: `more${seen}` });
  seen += dashboard({ ...rest, spending }).spending.value.safe.week.amount;
};

const tried = () =>
  whatIf({
    start: { household: rest.household, today: rest.today, setAside: minor(100_000) },
    changes: [{ what: "extra", extra: minor(10_000) }],
    years: 30,
  });
const thirtyYears = () => {
  seen += runToEnd(tried()).value.differences.length;
};
const longestStep = () => {
  const work = tried();
  let longest = 0;
  for (let step = { done: false }; !step.done; ) {
    longest = Math.max(
      longest,
      time(() => {
        step = work.next();
      }),
    );
  }
  return longest;
};

for (const work of [plain, full, oneMore, thirtyYears]) for (let warm = 0; warm < 5; warm++) work();
// Reference and work take turns, so that a slow moment of the machine slows both; the middle of the ratios counts.
const turns = Array.from({ length: rounds }, () => ({ plain: time(plain), full: time(full), oneMore: time(oneMore) }));
const whatIfs = Array.from({ length: 11 }, () => ({
  plain: time(plain),
  whole: time(thirtyYears),
  step: longestStep(),
}));
const ratio = (name) => `${middle(turns.map((turn) => turn[name] / turn.plain)).toFixed(2)} × a plain pass`;
const reference = middle(turns.map((turn) => turn.plain)).toFixed(3);
console.log(`plain pass over ${transactions.length} transactions: ${reference} ms (checked by ${seen % 1000})`);
console.log(`whole dashboard, 20 years: ${ratio("full")} (target 15)`);
console.log(`after one more expense: ${ratio("oneMore")} (target 1)`);
const whole = middle(whatIfs.map((turn) => turn.whole / turn.plain));
const step = middle(whatIfs.map((turn) => turn.step / turn.whole));
console.log(`a what-if of 30 years, both sides by three lines: ${whole.toFixed(0)} × a plain pass`);
console.log(`its longest step: ${(step * 100).toFixed(1)} % of it (target 10)`);
