/** What browsers say to the server of `events.mjs`. */
import { Agent, request } from "node:http";

export const agent = new Agent({ keepAlive: true });

export const ask = (url, { method = "POST", headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, method, headers: { "content-type": "application/json", ...headers } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${answer.statusCode} ${text}`)),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });

const touch = { source: "google", medium: "organic", campaign: "", lander: "" };

let made = 0;
/** As the browsers' own: by the time, then unlike any other. */
const newId = () => {
  made += 1;
  return `${Date.now().toString(36)}-${String(made).padStart(12, "0")}`;
};

const pageView = () => ({
  id: newId(),
  name: "page_view",
  at: Date.now(),
  visit: "visit-of-a-bench",
  params: {
    page_location: "https://money.example/MyDashboard",
    page_title: "Your week",
    page_referrer: "",
    page_kind: "home",
  },
  first: touch,
  last: touch,
  since: "2026-W40",
  reached: [],
});
export const batch = (count) =>
  JSON.stringify({
    sentAt: Date.now(),
    consent: { version: 1, at: Date.now(), by: "visitor" },
    events: Array.from({ length: count }, pageView),
  });

let sent = 0;
/** From another address each time: what one may send in a minute is not measured here. */
export function sendTo(url, body) {
  sent += 1;
  return ask(url, {
    headers: { "x-forwarded-for": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
    body,
  });
}
