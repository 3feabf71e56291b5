import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostedCommand } from "./hosted-command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dist = fileURLToPath(new URL("..", import.meta.url));

process.exitCode = hostedCommand({
  env: process.env,
  args: process.argv.slice(2),
  say,
  dist,
  rules: join(dist, "..", "hosted"),
});
