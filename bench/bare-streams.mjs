/** The least that holds a stream open: Node's own server, for `streams.mjs` to compare with. */
import { createServer } from "node:http";

const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("event: changed\ndata: 0\n\n");
});
server.listen(0, "127.0.0.1", () => console.log(`http://localhost:${server.address().port}`));
