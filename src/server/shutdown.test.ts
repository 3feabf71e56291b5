import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { shutDown } from "./shutdown.ts";

/** A server with one request that runs until the test releases it. */
async function busyServer() {
  let letGo = () => {};
  let started = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isRunning = new Promise<void>((resolve) => {
    started = resolve;
  });
  const app = new Hono().get("/slow", async (c) => {
    started();
    await held;
    return c.text("done");
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/slow`).then(
    (response) => response.text(),
    () => "cut off",
  );
  await isRunning;
  return { server, port, answer, letGo };
}

const refuses = (port: number) =>
  new Promise<boolean>((resolve) => {
    connect(port, "127.0.0.1")
      .on("connect", () => resolve(false))
      .on("error", () => resolve(true));
  });

const noStreams = { hub: { end: () => {} }, close: async () => {} };
const noMails = { close: async () => {} };

describe("shutdown", () => {
  it("[SV12] lets a running request finish, refuses new ones, and closes the database last", async () => {
    const { server, port, answer, letGo } = await busyServer();
    const order: string[] = [];
    const database = { close: async () => void order.push("database closed") };
    const mail = { close: async () => void order.push("mail closed") };
    const stopped = shutDown({ server, live: noStreams, mail, database, patience: 10_000 }).then(() =>
      order.push("stopped"),
    );
    expect(await refuses(port)).toBe(true);
    expect(order).toEqual(["mail closed"]);
    letGo();
    expect(await answer).toBe("done");
    await stopped;
    expect(order).toEqual(["mail closed", "database closed", "stopped"]);
  });

  it("[SV12] aborts a request that takes longer than the timeout", async () => {
    const { server, answer } = await busyServer();
    await shutDown({ server, live: noStreams, mail: noMails, database: { close: async () => {} }, patience: 50 });
    expect(await answer).toBe("cut off");
  });
});
