import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { as, startTestServer } from "../support/test-server.ts";

const people = 5;
const streamsEach = 10;

it("a server with fifty open streams ends on SIGTERM at once, and ends them first", async () => {
  const { server, address } = await startTestServer({ DATA_DIR: freshFolder() });
  const household = `${address}/api/households/`;
  const open = Array.from({ length: people }, async (_, n) => {
    const id = randomUUID();
    expect((await fetch(household + id, as(`person${n}`, "PUT", { space: "shared" }))).ok).toBe(true);
    const streams = Array.from({ length: streamsEach }, () =>
      fetch(`${household}${id}/stream`, as(`person${n}`, "GET")),
    );
    return Promise.all(streams);
  });
  const streams = (await Promise.all(open)).flat();
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const started = performance.now();
  server.process.kill("SIGTERM");
  const said = await Promise.all(streams.map((stream) => stream.text()));
  expect(await server.ended).toBe(0);
  // Those it would wait for are cut off after ten seconds.
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(new Set(said)).toEqual(new Set(["event: changed\ndata: 0\n\n"]));
});
