/**
 * `npm run bench -- session`: session checks a second, with the copy in the cookie and without it, as a ratio to a route of
 * the same server in the same run that looks up nobody: the same question, asked without a cookie.
 */
import { Agent, get } from "node:http";
import { serveBuild } from "./server.mjs";

const rounds = 9;
const visitors = 16;
const checks = 1_600;

const { address, stop } = await serveBuild(4333);
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
// One name for the same place: looking it up each time would be measured too.
const here = address.replace("localhost", "127.0.0.1");

async function signUp() {
  const headers = { "content-type": "application/json", origin: address };
  const body = JSON.stringify({ email: "bench@home.example", password: "seven-clay-pots-7" });
  const answer = await fetch(`${address}/api/auth/sign-up/email`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`nobody could sign up: ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
}

const ask = (cookie) =>
  new Promise((resolve, reject) => {
    const request = get(`${here}/api/session`, { agent, headers: cookie ? { cookie } : {} }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    });
    request.on("error", reject);
  });

/** All visitors at once, each one question after the other. */
async function perSecond(cookie) {
  const started = performance.now();
  const each = async () => {
    for (let time = 0; time < checks / visitors; time += 1) await ask(cookie);
  };
  await Promise.all(Array.from({ length: visitors }, each));
  return (checks * 1_000) / (performance.now() - started);
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const cookies = await signUp();
const ways = { bare: "", cached: cookies.join("; "), uncached: cookies.find((one) => one.includes("session_token=")) };
for (const [name, cookie] of Object.entries(ways)) {
  const isIn = JSON.parse(await ask(cookie)).user !== null;
  if (isIn !== (name !== "bare")) throw new Error(`${name}: the wrong person is asked about`);
  await perSecond(cookie);
}
const turns = [];
for (let round = 0; round < rounds; round += 1) {
  const turn = {};
  for (const [name, cookie] of Object.entries(ways)) turn[name] = await perSecond(cookie);
  turns.push(turn);
}
await stop();
agent.destroy();
const ratio = (name) => middle(turns.map((turn) => turn[name] / turn.bare)).toFixed(2);
const count = (name) => middle(turns.map((turn) => turn[name])).toFixed(0);
console.log(`the question without a cookie: ${count("bare")} answers a second, ${visitors} at once`);
console.log(`session checks with the cookie's copy: ${ratio("cached")} × that (${count("cached")} a second)`);
console.log(`session checks without it: ${ratio("uncached")} × that (${count("uncached")} a second)`);
