// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { hostedSite, loadSite } from "./site.fixture.ts";

const own = { greet: async (name: string) => `own ${name}` };
const hosted = { greet: async (name: string) => `hosted ${name}` };

const serviceOf = async (load: () => Promise<typeof hosted>) =>
  (await import("./service-proxy.ts")).serviceProxy(own, load, () => "missing");

it("[HM24] a service is our own by default, and nothing else is fetched", async () => {
  loadSite({});
  const load = vi.fn(async () => hosted);
  expect(await (await serviceOf(load)).greet("Maya")).toBe("own Maya");
  expect(load).not.toHaveBeenCalled();
});

it("[HM24] in hosted mode it is the project's, fetched when it is first asked", async () => {
  loadSite({ firebase: hostedSite });
  const load = vi.fn(async () => hosted);
  const service = await serviceOf(load);
  expect(load).not.toHaveBeenCalled();
  expect(await service.greet("Maya")).toBe("hosted Maya");
});

it("[HM24] where its client does not come, that is the answer, and the next time it is tried again", async () => {
  loadSite({ firebase: hostedSite });
  const load = vi.fn(async () => hosted).mockRejectedValueOnce(new TypeError("no network"));
  const service = await serviceOf(load);
  expect(await service.greet("Maya")).toBe("missing");
  expect(await service.greet("Maya")).toBe("hosted Maya");
});
