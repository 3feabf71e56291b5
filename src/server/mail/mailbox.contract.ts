import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as a mail program shows it. */
export interface Arrived {
  from: string;
  to: string[];
  headers: Record<string, string>;
  text: string;
  html: string;
}

interface Manners {
  port?: number;
  /** The status for refusing an address, and optionally the message. */
  refuse?: (address: string) => number | [status: number, words: string] | undefined;
  /** Delays the acknowledgment of a received mail. */
  acknowledge?: () => Promise<void>;
}

/** A real mail server for tests, which stores what arrives. */
export async function openMailbox({ port = 0, refuse, acknowledge }: Manners = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 50,
    logger: false,
    onRcptTo: ({ address }, _session, answer) => {
      const [status, words = `no ${address} here`] = [refuse?.(address)].flat() as [number?, string?];
      answer(status ? Object.assign(new Error(words), { responseCode: status }) : null);
    },
    onData: (stream, { envelope }, answer) => {
      const keep = (source: string) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMail(source) });
      };
      void text(stream)
        .then(keep)
        .then(acknowledge)
        .then(() => answer(null));
    },
  });
  // Tests include senders that hang up in the middle.
  server.on("error", () => {});
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(done));
  return { arrived, port: address.port, url: `smtp://127.0.0.1:${address.port}`, close };
}

/** Reads what nodemailer writes: headers, and a plain and an HTML part. */
export function readMail(source: string): Pick<Arrived, "headers" | "text" | "html"> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n|\r\n$/g, "")));
  const ofType = (type: string) => decode(parts.find(({ headers }) => headers["content-type"]?.startsWith(type))!);
  return { headers, text: ofType("text/plain"), html: ofType("text/html") };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function readPart(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n");
  const header = (line: string) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)];
  return { headers: Object.fromEntries(lines.map(header)), body: source.slice(end + 4) };
}

function decode({ headers, body }: Part): string {
  if (headers["content-transfer-encoding"] === "base64") return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  const isEncoded = headers["content-transfer-encoding"] === "quoted-printable";
  return (isEncoded ? Buffer.from(bytes, "latin1").toString() : body).replaceAll("\r\n", "\n");
}
