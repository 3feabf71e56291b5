import { restoreCommand } from "./storage/backup-command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await restoreCommand({ env: process.env, args: process.argv.slice(2), say });
