/**
 * Sends requests to a server from a process of its own, so that what it takes itself is not the server's. Reads one job
 * as JSON from its arguments: each of `clients` sends the next push when the last one is answered, `streams` are opened
 * before and stay open, and each of `pullers` pulls its whole household again and again. Prints what it counted as JSON.
 */

import { readFileSync } from "node:fs";
import { Agent, get, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const {
  address,
  protocol,
  clients,
  streams = [],
  pullers = [],
  milliseconds,
  warmUp,
} = JSON.parse(readFileSync(process.argv[2], "utf8"));
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const base = address.replace("localhost", "127.0.0.1");

function post(path, headers, body) {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}${path}`, {
      agent,
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    });
    asked.on("response", (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("latin1");
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

let count = 0;
const expense = () => {
  count += 1;
  const id = `${count.toString(36)}-${process.pid}-${Date.now().toString(36)}`;
  return `{"id":"${id}","kind":"transaction","edition":1,"version":0,"deleted":false,"fields":{"id":"${id}","day":"2026-11-15","amount":1250,"payee":"Corner shop","personId":"p1","kind":"spending","note":""}}`;
};

let ends = 0;
const took = [];
let pulled = 0;

async function pushOn({ households }) {
  const seen = households.map(() => 0);
  for (let turn = 0; performance.now() < ends; turn += 1) {
    const at = turn % households.length;
    const { path, headers, epoch } = households[at];
    const body = `{"protocol":${protocol},"epoch":"${epoch}","seen":${seen[at]},"writes":[{"base":0,"record":${expense()}}]}`;
    const started = performance.now();
    const answer = await post(path, headers, body);
    const now = performance.now();
    if (!answer.includes('"accepted"')) throw new Error(`a push was refused: ${answer}`);
    seen[at] = Number(/"seq":(\d+)/.exec(answer)[1]);
    if (started > ends - milliseconds && now < ends) took.push(now - started);
  }
}

/** Reads no more of an answer than it needs to ask for the next page: parsing it is a device's work, not the server's. */
async function pullOn({ path, headers }) {
  let [epoch, seq] = [null, 0];
  while (performance.now() < ends) {
    const answer = await post(path, headers, JSON.stringify({ protocol, epoch, seq }));
    pulled += 1;
    const isLast = answer.slice(-40).includes('"hasMore":false');
    [epoch, seq] = isLast ? [null, 0] : [/"epoch":"([^"]+)"/.exec(answer)[1], Number(/"seq":(\d+)/.exec(answer)[1])];
  }
}

let told = 0;
const open = ({ path, headers }) =>
  new Promise((resolve, reject) => {
    const asked = get(`${base}${path}`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.on("data", (chunk) => {
        if (chunk.includes("event: changed")) told += 1;
        resolve();
      });
      response.on("error", () => {});
    });
    asked.on("error", reject);
  });

for (let from = 0; from < streams.length; from += 50) await Promise.all(streams.slice(from, from + 50).map(open));
if (streams.length > 0) await sleep(1_000);
told = 0;
ends = performance.now() + warmUp + milliseconds;
await Promise.all([...clients.map(pushOn), ...pullers.map(pullOn)]);
const sorted = took.toSorted((a, b) => a - b);
const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
console.log(
  JSON.stringify({
    perSecond: (took.length * 1_000) / milliseconds,
    p50: at(0.5),
    p99: at(0.99),
    told,
    pages: pulled,
  }),
);
process.exit(0);
