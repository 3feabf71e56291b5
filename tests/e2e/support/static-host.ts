import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { typeOf } from "#server/http/site.ts";

interface Hosting {
  rewrites: { source?: string; regex?: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** What another file answers for: only the first rule counts. */
const rewritten = (path: string, { rewrites }: Hosting): string[] =>
  rewrites
    .filter(({ source, regex }) => (source ? path.startsWith(source.replace("**", "")) : new RegExp(regex!).test(path)))
    .slice(0, 1)
    .map(({ destination }) => destination);

/** A host that knows files, headers and rewrites alone: a page is its address with `.html`. */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const { hosting } = JSON.parse(readFileSync(join(folder, "firebase.json"), "utf8")) as { hosting: Hosting };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://host").pathname;
    const names = [path, `${path}.html`, `${path}index.html`, ...rewritten(path, hosting)];
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
