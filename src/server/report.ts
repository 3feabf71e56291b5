import { reportCommand } from "./events/report/report-command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await reportCommand({ env: process.env, args: process.argv.slice(2), say });
