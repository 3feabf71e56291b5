/** `npm run dev`: web and server from their sources, both reloaded as they change. The gallery of controls is at /gallery. */
import { openDevelopment } from "./dev/server.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { vite, start } = await openDevelopment();
let running = await start();
let restarting = Promise.resolve();

/** A changed source of the server restarts it on the same database; Vite reloads the page for a source of the web. */
vite.watcher.on("change", (file) => {
  const isOfServer = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size > 0;
  if (!isOfServer) return;
  restarting = restarting.then(restart).catch((error) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
  });
});

async function restart() {
  await running.close();
  running = await start();
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await restarting;
    await running.close();
    await vite.close();
    process.exit(0);
  });
}
