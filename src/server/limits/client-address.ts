import { isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/** What @hono/node-server passes with each request. */
interface NodeEnv {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * The network address of the client. The header is trusted only behind the operator's proxy, and only its last entry,
 * which the proxy wrote itself; a client can forge all others.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded && isIP(forwarded)) return network(forwarded);
  return network((c.env as NodeEnv | undefined)?.incoming?.socket?.remoteAddress ?? "");
}

/** One customer has a whole /64 of IPv6, so they count as one. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [before = "", after] = address.split("%")[0]!.toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill("0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
