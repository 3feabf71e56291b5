import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";

const freshEnv = async () => ({ PORT: String(await freePort()), DATA_DIR: freshFolder() });

test.describe("the server as a process", () => {
  test("[SV2] stops with exit code 1 and names the bad variable", async () => {
    const server = startServer({ PORT: "many" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("PORT must be");
  });

  test("[SV11] says that its port is taken, with exit code 1", async () => {
    const env = await freshEnv();
    const first = startServer(env);
    await ready(first);
    const second = startServer({ ...env, DATA_DIR: freshFolder() });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${env.PORT} is already in use`);
    await stop(first);
  });

  test("[SV11] says that its database can't be opened, with exit code 1", async () => {
    const server = startServer({ ...(await freshEnv()), DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("The database did not open");
  });

  test("[SV11] creates its data directory and serves on the embedded database", async () => {
    const env = { ...(await freshEnv()), DATA_DIR: join(freshFolder(), "new") };
    const server = startServer(env);
    const address = await ready(server);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(existsSync(join(env.DATA_DIR, "weekfold.db"))).toBe(true);
    await stop(server);
  });

  test("[SV11] opens again after kill -9", async () => {
    const env = await freshEnv();
    const killed = startServer(env);
    await ready(killed);
    killed.process.kill("SIGKILL");
    await killed.ended;
    const server = startServer(env);
    expect((await fetch(`${await ready(server)}/healthz`)).status).toBe(200);
    await stop(server);
  });

  test("[SV12] finishes a running request before it stops, and takes no new one", async () => {
    const env = await freshEnv();
    const server = startServer(env);
    await ready(server);
    const socket = connect(Number(env.PORT), "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    await once(socket, "connect");
    socket.write("POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab");
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.process.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(fetch(`http://127.0.0.1:${env.PORT}/healthz`)).rejects.toThrow();
    socket.write("cd");
    expect(await server.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 404/);
  });

  test("[SV12] waits no longer than ten seconds for a request that never ends", async () => {
    const env = await freshEnv();
    const server = startServer(env);
    await ready(server);
    const socket = connect(Number(env.PORT), "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write("POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab");
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
