// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { defaultLander, landers } from "#content/landers/landers.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
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

it("shows the default lander as unknown if the URL names none", () => {
  render(at("/l"));
  expect(shown()).toEqual({ identifier: "unknown", promise: defaultLander.promise });
});

it("keeps an identifier without a lander", () => {
  render(at("/l/spring-mail"));
  expect(shown()).toEqual({ identifier: "spring-mail", promise: defaultLander.promise });
});

it("links to the intake", () => {
  render(at("/l/debt"));
  for (const link of screen.getAllByRole("link", { name: "List what you owe" }))
    expect(link.getAttribute("href")).toBe("/EditHousehold");
});

it.each(landers)("$slug has its own picture with a text alternative", ({ slug, picture }) => {
  render(at(`/l/${slug}`));
  const drawing = screen.getByRole("img", { name: picture.alternative });
  expect(drawing.closest("figure")?.querySelector("figcaption")?.textContent).toBe(picture.caption);
  expect(drawing.querySelectorAll("svg, .week-face").length).toBeGreaterThan(3);
});

it("no two landers share a picture", () => {
  const drawn = landers.map(({ slug }) => renderToString(at(`/l/${slug}`)).match(/<figure.*?<figcaption/s)?.[0]);
  expect(new Set(drawn).size).toBe(landers.length);
});

it.each(landers)("$slug shows the answers to its questions and its limit", ({ slug, questions, limit }) => {
  render(at(`/l/${slug}`));
  for (const { asks, answer } of questions) {
    expect(screen.getByRole("heading", { level: 3, name: asks }).nextElementSibling?.textContent).toBe(answer);
  }
  expect(screen.getByText(limit.text).previousElementSibling?.textContent).toBe(limit.term);
  expect(screen.getByText("none; you type what you have")).toBeDefined();
});

/** Hydrates HTML that was rendered for one URL at another. */
async function hydrated(sent: string, asked: string) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(at(sent));
  const before = container.innerHTML;
  const complaints = vi.spyOn(console, "error");
  const root = await act(async () =>
    hydrateRoot(container, at(asked), { onRecoverableError: (problem) => complaints(problem) }),
  );
  const outcome = { before, after: container.innerHTML, ...shown(container), complaints: [...complaints.mock.calls] };
  complaints.mockRestore();
  await act(async () => root.unmount());
  return outcome;
}

it.each(landers)("$slug hydrates without changes, and needs no inline style", async ({ slug }) => {
  const { before, after, complaints } = await hydrated(`/l/${slug}`, `/l/${slug}`);
  expect(complaints).toEqual([]);
  expect(after).toBe(before);
  expect(before).not.toMatch(/\sstyle=/);
});

it.each([
  ["/l", "/l?id=103", "103", "debt"],
  ["/l", "/l/spring-mail", "spring-mail", "start"],
  ["/l/couples", "/l/Couples", "Couples", "couples"],
])("the page sent for %s hydrates at %s, then reports the requested lander", async (sent, asked, identifier, slug) => {
  expect(await hydrated(sent, asked)).toMatchObject({ complaints: [], identifier, promise: promiseOf(slug) });
});
