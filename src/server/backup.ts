import { backupCommand } from "./storage/backup-command.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

process.exitCode = await backupCommand({ env: process.env, args: process.argv.slice(2), say });
