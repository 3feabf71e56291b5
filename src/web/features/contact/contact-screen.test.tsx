// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StaticRouter } from "#web/router/router.tsx";

// The site's settings are read once a page, so each test loads the screen anew.
const page = async () => {
  const { default: ContactScreen } = await import("./contact-screen.tsx");
  return (
    <StaticRouter>
      <ContactScreen />
    </StaticRouter>
  );
};

const publish = (settings: object) => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "site";
  block.textContent = JSON.stringify(settings);
  document.head.append(block);
};

beforeEach(() => vi.resetModules());

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it("links the operator’s address where one is published", async () => {
  publish({ contactEmail: "hello@example.org" });
  render(await page());
  expect(screen.getByRole("link", { name: "hello@example.org" }).getAttribute("href")).toBe("mailto:hello@example.org");
});

it("says plainly that no address is published where none is", async () => {
  render(await page());
  expect(screen.getByText(/has not published an address yet/)).toBeTruthy();
});

it("claims nothing about the address in the page that is the same for every operator", async () => {
  expect(renderToString(await page())).not.toContain("has not published");
});
