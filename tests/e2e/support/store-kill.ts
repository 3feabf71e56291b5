import { execFileSync } from "node:child_process";

interface Process {
  id: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,args="], { encoding: "utf8", maxBuffer: 1e8 }).split("\n");
  return lines.flatMap((line) => {
    const [, id, parent, command] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return command ? { id: Number(id), parent: Number(parent), command } : [];
  });
}

/** All processes of the browser that has this folder. */
export function processesOf(folder: string): number[] {
  const all = processes();
  const found = new Set(all.filter(({ command }) => command.includes(`--user-data-dir=${folder}`)).map(({ id }) => id));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { id, parent } of all) if (found.has(parent)) found.add(id);
  }
  return [...found];
}

/** At once and without a word. The end of one may have ended another already. */
export function kill(ids: readonly number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, "SIGKILL");
    } catch {}
  }
}
