import { afterEach, expect, it, vi } from "vitest";
import { eventOf } from "./outbox.fixture.ts";
import { sendBatch } from "./send-batch.ts";

afterEach(() => vi.unstubAllGlobals());

const consent = { version: 1, at: 5, by: "visitor" as const };

const answering = (status: number, headers: Record<string, string> = {}) => {
  const asked = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status, headers }));
  vi.stubGlobal("fetch", asked);
  return asked;
};

it.each([200, 204, 400, 404, 413])("[TR13] after %i there is nothing to send again", async (status) => {
  answering(status);
  expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: true });
});

it.each([408, 425, 429, 500, 502, 503])("[TR13] after %i it is sent again, when the collector says", async (status) => {
  answering(status, { "retry-after": "30" });
  expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: false, retryAfter: 30 });
});

it("[TR13] a time that is no number of seconds is none", async () => {
  answering(503, { "retry-after": "Sun, 15 Nov 2026 12:00:00 GMT" });
  expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: false, retryAfter: 0 });
});

it("[TR13] a batch outlives its page, and says to what was agreed", async () => {
  const asked = answering(200);
  await sendBatch(() => consent)([eventOf(1)]);
  const [address, request] = asked.mock.calls[0]!;
  expect([address, request.method, request.keepalive]).toEqual(["/api/events", "POST", true]);
  expect(JSON.parse(String(request.body))).toEqual({ sentAt: expect.any(Number), consent, events: [eventOf(1)] });
});
