import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { typeOf } from "#server/http/text-file.ts";

interface Hosting {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A host that knows files and headers alone: a page is its address with `.html`, any other that names no file the shell. */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const { hosting } = JSON.parse(readFileSync(join(folder, "firebase.json"), "utf8")) as { hosting: Hosting };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://host").pathname;
    const names = [path, `${path}.html`, `${path}index.html`, ...(path.includes(".") ? [] : ["/shell.html"])];
    const found = names.map((name) => join(folder, "public", name)).find(isFile);
    for (const { source, headers } of hosting.headers)
      if (source === "**" || path.startsWith("/assets/"))
        for (const { key, value } of headers) response.setHeader(key, value);
    const file = found ?? join(folder, "public", "404.html");
    response.writeHead(found ? 200 : 404, { "content-type": typeOf(file) }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
