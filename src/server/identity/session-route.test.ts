import { expect, it } from "vitest";
import { sessionRoute } from "./session-route.ts";

it("[HG13] ending a session clears the browser cache, and not its storage", async () => {
  const answer = await sessionRoute().request("/", { method: "DELETE" });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
