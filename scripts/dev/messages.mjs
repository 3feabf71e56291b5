/**
 * What a development server would mail or text, shown on screen to whoever sits at this machine: links and codes are keys
 * to accounts, so nobody else gets them, also not through a page of theirs open on this machine.
 */
const most = 8;
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export const textsPath = "/dev/texts";
const listPath = "/dev/messages";

export function createMessages() {
  const shown = [];
  const show = (message) => shown.splice(0, shown.length, message, ...shown.slice(0, most - 1));

  async function takeText(request) {
    let body = "";
    for await (const part of request) body += part;
    const { to, text } = JSON.parse(body);
    show({ to, subject: text, links: [] });
    return {};
  }

  return {
    showMail: ({ to, subject, text }) => show({ to, subject, links: linksIn(text) }),
    /** Whether this was a question about messages; if so it is answered. */
    async answer(request, response) {
      const path = request.url.split("?")[0];
      if (path !== listPath && path !== textsPath) return false;
      if (!isFromHere(request)) response.writeHead(404).end();
      else sendJson(response, path === textsPath ? await takeText(request) : shown);
      return true;
    },
  };
}

const linksIn = (text) => [...text.matchAll(/https?:\/\/\S+#\S+/g)].map(([link]) => link);

const isFromHere = ({ socket, headers }) =>
  loopback.test(socket.remoteAddress ?? "") && ownHost.test(headers.host ?? "");

function sendJson(response, content) {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(content));
}
