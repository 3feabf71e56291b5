/** The reference of the measurements on screens, served: the least that a page made with React can be. */
import { createServer } from "node:http";
import { bundleForPage } from "../tests/support/page-script.mjs";

const page = '<!doctype html><title>Bare</title><div id="root"></div><script src="/bare.js"></script>';

export async function serveBare() {
  const script = await bundleForPage("bench/bare-react.ts", "bare");
  const server = createServer((request, response) => {
    const isScript = request.url === "/bare.js";
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" });
    response.end(isScript ? script : page);
  }).listen(0);
  return { address: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}
