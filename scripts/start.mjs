/** `npm start`: installs what is missing, builds when sources changed, then serves. Plain Node: nothing is installed yet. */
import { spawn } from "node:child_process";
import { inDist, root } from "./build/folders.mjs";
import { buildIfChanged, installIfMissing } from "./setup.mjs";

installIfMissing();
buildIfChanged();
const server = spawn(process.execPath, ["--enable-source-maps", inDist("server", "main.js")], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
// Who stops npm, stops npm's shell, and that passes no signal on; but the shell was our parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill("SIGTERM"), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
