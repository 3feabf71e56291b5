// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { defaultLander, landers } from "#content/landers.ts";
import { StaticRouter } from "#web/router/router.tsx";
import LanderScreen from "./lander-screen.tsx";

const at = (address: string) => (
  <StaticRouter address={address}>
    <LanderScreen />
  </StaticRouter>
);

const shown = (root: ParentNode = document) => ({
  identifier: root.querySelector("[data-lander-id]")?.getAttribute("data-lander-id"),
  promise: root.querySelector("h1")?.textContent,
});

const promiseOf = (slug: string) => landers.find((lander) => lander.slug === slug)?.promise;

afterEach(cleanup);

it("shows the lander of its slug", () => {
  render(at("/l/couples"));
  expect(shown()).toEqual({ identifier: "couples", promise: promiseOf("couples") });
});

it("shows the lander of its id", () => {
  render(at("/l?id=104"));
  expect(shown()).toEqual({ identifier: "104", promise: promiseOf("savings-goal") });
});

it("shows the default lander as unknown where nothing is asked for", () => {
  render(at("/l"));
  expect(shown()).toEqual({ identifier: "unknown", promise: defaultLander.promise });
});

it("keeps an identifier that no lander has", () => {
  render(at("/l/spring-mail"));
  expect(shown()).toEqual({ identifier: "spring-mail", promise: defaultLander.promise });
});

it("leads to the intake", () => {
  render(at("/l/debt"));
  for (const link of screen.getAllByRole("link", { name: "List what you owe" }))
    expect(link.getAttribute("href")).toBe("/EditHousehold");
});

it("agrees with the page prerendered without a query, then switches to the id", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(at("/l"));
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, at("/l?id=103"), { onRecoverableError: (problem) => problems.push(problem) }),
  );
  expect(problems).toEqual([]);
  expect(shown(container)).toEqual({ identifier: "103", promise: promiseOf("debt") });
  await act(async () => root.unmount());
});
