import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
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

  test("says that its port is taken, with exit code 1", async () => {
    const env = await freshEnv();
    const first = startServer(env);
    await ready(first);
    const second = startServer({ ...env, DATA_DIR: freshFolder() });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${env.PORT} is already in use`);
    await stop(first);
  });

  test("says that its database can't be opened, with exit code 1", async () => {
    const elsewhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", AUTH_SECRET: "x".repeat(32) };
    const server = startServer({ ...(await freshEnv()), ...elsewhere });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("DATABASE_URL did not open");
  });

  test("creates its data directory and serves on the embedded database", async () => {
    const env = { ...(await freshEnv()), DATA_DIR: join(freshFolder(), "new") };
    const server = startServer(env);
    const address = await ready(server);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(existsSync(join(env.DATA_DIR, "weekfold.db"))).toBe(true);
    await stop(server);
  });

  test("opens again after kill -9", async () => {
    const env = await freshEnv();
    const killed = startServer(env);
    await ready(killed);
    killed.process.kill("SIGKILL");
    await killed.ended;
    const server = startServer(env);
    expect((await fetch(`${await ready(server)}/healthz`)).status).toBe(200);
    await stop(server);
  });

  test("names DATA_DIR and HOST when they can't be used", async () => {
    const noFolder = startServer({ ...(await freshEnv()), DATA_DIR: join(process.execPath, "below-a-file") });
    expect(await noFolder.ended).toBe(1);
    expect(noFolder.output()).toContain("DATA_DIR");
    const noHost = startServer({ ...(await freshEnv()), HOST: "999.1.1.1" });
    expect(await noHost.ended).toBe(1);
    expect(noHost.output()).toContain("HOST");
  });

  test("[SV12] ends with exit code 0 on SIGTERM, also when it came to npm start", async () => {
    const server = startServer(await freshEnv());
    await ready(server);
    await stop(server);
    expect(await server.ended).toBe(0);
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...(await freshEnv()) };
    const npm = spawn("npm", ["start"], { env, stdio: "ignore" });
    const health = () =>
      fetch(`http://127.0.0.1:${env.PORT}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health).toBe(200);
    npm.kill("SIGTERM");
    await expect.poll(health).toBe(0);
  });
});
