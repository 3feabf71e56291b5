// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { defaultSiteConfig, SiteConfigContext } from "#web/platform/site-config.ts";
import ContactScreen from "./contact-screen.tsx";

const show = (contactEmail: string | null) =>
  render(
    <SiteConfigContext value={{ ...defaultSiteConfig, contactEmail }}>
      <StaticRouter>
        <ContactScreen />
      </StaticRouter>
    </SiteConfigContext>,
  );

afterEach(cleanup);

it("links the operator’s address if one is published", () => {
  show("hello@example.org");
  expect(screen.getByRole("link", { name: "hello@example.org" }).getAttribute("href")).toBe("mailto:hello@example.org");
});

it("says so if no address is published", () => {
  show(null);
  expect(screen.getByText(/has not published an address yet/)).toBeTruthy();
});

it("offers a form only if there is an address to send to", () => {
  show(null);
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  cleanup();
  show("hello@example.org");
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Leave this empty" })).toBeNull();
});
