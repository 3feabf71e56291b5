/**
 * What the machine itself adds to a page's tasks while the device writes: a bare page whose every task needs the processor
 * for half of 50 ms, beside a worker that puts as many plain records.
 */
import { createServer } from "node:http";
import { tasksDuring } from "./main-thread.mjs";

const record = {
  kind: "transaction",
  edition: 1,
  version: 0,
  deleted: false,
  fields: {
    kind: "spending",
    note: "",
    personId: "person",
    day: "2026-11-18",
    amount: 1_234,
    payee: "Shop",
    imported: { sourceId: "source", key: "2026-11-18 1234 Shop" },
  },
};

/** Runs in the worker. */
async function putPlain(count, row) {
  const answered = (request) =>
    new Promise((resolve) => request.addEventListener("success", () => resolve(request.result)));
  const opening = indexedDB.open("bare");
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
  const transaction = (await answered(opening)).transaction("rows", "readwrite", { durability: "strict" });
  const rows = transaction.objectStore("rows");
  for (let at = 0; at < count; at += 100) {
    const puts = Array.from({ length: 100 }, (_, index) =>
      rows.put({ ...row, id: `${at + index}` }, `home ${at + index}`),
    );
    await answered(puts.at(-1));
  }
  transaction.oncomplete = () => postMessage("done");
}

/** Runs in the page, before anything is measured: makes `spin`, and answers how many turns of it take half of `longest`. */
function turnsFor(longest) {
  window.spin = (turns) => {
    let sum = 0;
    for (let turn = 0; turn < turns; turn += 1) sum += Math.sqrt(turn);
    return sum;
  };
  let turns = 100_000;
  for (let took = 0; took < longest / 2; turns *= 1.2) {
    const started = performance.now();
    window.spin(turns);
    took = performance.now() - started;
  }
  return turns / 1.2;
}

/** Runs in the page: tasks of the same work until the worker is done. */
async function workBeside([count, longest, turns]) {
  const working = setInterval(window.spin, 2 * longest, turns);
  const worker = new Worker("/worker.js");
  worker.postMessage(count);
  await new Promise((resolve) => worker.addEventListener("message", resolve));
  clearInterval(working);
}

const script = `${putPlain}\nonmessage = ({ data }) => putPlain(data, ${JSON.stringify(record)});`;

export async function bareTasks(context, count, longest) {
  const server = createServer((request, response) => {
    const isScript = request.url === "/worker.js";
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? script : "<!doctype html><title>Bare</title>");
  }).listen(0);
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  const turns = await page.evaluate(turnsFor, longest);
  const { tasks } = await tasksDuring(page, () => page.evaluate(workBeside, [count, longest, turns]));
  await page.close();
  server.close();
  // The browser's own small ones are none of these.
  return tasks.filter(({ processor }) => processor > longest / 4);
}
