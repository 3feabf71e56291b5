import { expect, it } from "vitest";
import { sessionRoute } from "./session-route.ts";

it("[HG13] ending a session clears what the browser cached, and nothing that it stores", async () => {
  const answer = await sessionRoute().request("/", { method: "DELETE" });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
