// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { hostedSite, loadSite } from "./site.fixture.ts";

const own = { greet: async (name: string) => `own ${name}` };
const hosted = { greet: async (name: string) => `hosted ${name}` };

const serviceOf = async (load: () => Promise<typeof hosted>) =>
  (await import("./service-proxy.ts")).serviceProxy(own, load, () => "missing");

it("by default calls go to our own service, and nothing else is fetched", async () => {
  loadSite({});
  const load = vi.fn(async () => hosted);
  expect(await (await serviceOf(load)).greet("Maya")).toBe("own Maya");
  expect(load).not.toHaveBeenCalled();
});

it("in hosted mode calls go to the project's service, which is fetched on first use", async () => {
  loadSite({ firebase: hostedSite });
  const load = vi.fn(async () => hosted);
  const service = await serviceOf(load);
  expect(load).not.toHaveBeenCalled();
  expect(await service.greet("Maya")).toBe("hosted Maya");
});

it("if the client does not load, the call returns that, and the next call tries again", async () => {
  loadSite({ firebase: hostedSite });
  const load = vi.fn(async () => hosted).mockRejectedValueOnce(new TypeError("no network"));
  const service = await serviceOf(load);
  expect(await service.greet("Maya")).toBe("missing");
  expect(await service.greet("Maya")).toBe("hosted Maya");
});
