import { Hono } from "hono";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

async function seen(remoteAddress: string | undefined, forwarded?: string, trustProxy = false): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustProxy)));
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request("/", forwarded ? { headers: { "x-forwarded-for": forwarded } } : {}, env)).text();
}

it("is the address of the connection, whatever a header says", async () => {
  expect(await seen("192.0.2.7")).toBe("192.0.2.7");
  expect(await seen("192.0.2.7", "198.51.100.1")).toBe("192.0.2.7");
  expect(await seen("::ffff:192.0.2.7")).toBe("192.0.2.7");
});

it("is what a trusted proxy saw, not what the client claimed", async () => {
  expect(await seen("127.0.0.1", "198.51.100.1", true)).toBe("198.51.100.1");
  expect(await seen("127.0.0.1", "10.9.9.9, 203.0.113.5, 198.51.100.1", true)).toBe("198.51.100.1");
  expect(await seen("127.0.0.1", "nonsense", true)).toBe("127.0.0.1");
  expect(await seen("127.0.0.1", undefined, true)).toBe("127.0.0.1");
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("maps %s to the network %s", async (address, network) => {
  expect(await seen(address)).toBe(network);
});

it("is empty without a connection", async () => {
  expect(await seen(undefined)).toBe("");
});
