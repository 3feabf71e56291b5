import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { freePort } from "./free-port.mjs";
import { startGuarded } from "./guarded.mjs";

const server = (port) => `
  require("node:http").createServer((request, response) => {
    if (request.url === "/log") require("node:fs").writeSync(2, "a line of the log\\n".repeat(50_000));
    response.end("answered");
  }).listen(${port}, "127.0.0.1");`;

it("answers, however much it logs, while the process that started it is blocked", async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const stop = await startGuarded("a server", [process.execPath, "-e", server(port)], address);
  const ask = `fetch("${address}log").then((answer) => answer.text()).then(console.log)`;
  const { stdout } = spawnSync(process.execPath, ["-e", ask], { encoding: "utf8", timeout: 20_000 });
  await stop();
  expect(stdout).toBe("answered\n");
});

it("says why a program ended before it was ready", async () => {
  const command = [process.execPath, "-e", 'console.error("no room left"); process.exit(3)'];
  await expect(startGuarded("a server", command, async () => false)).rejects.toThrow(/ended with 3: no room left/);
});
