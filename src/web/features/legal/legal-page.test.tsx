// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { StaticRouter } from "#web/platform/router/router.tsx";
import CookiesScreen from "./cookies-screen.tsx";
import PrivacyScreen from "./privacy-screen.tsx";
import TermsScreen from "./terms-screen.tsx";

const pages: [string, ComponentType][] = [
  ["Terms of use", TermsScreen],
  ["Privacy", PrivacyScreen],
  ["Cookies and storage", CookiesScreen],
];

const show = (Page: ComponentType) =>
  render(
    <StaticRouter>
      <Page />
    </StaticRouter>,
  );

afterEach(cleanup);

describe.each(pages)("%s", (title, Page) => {
  it("has one main heading, a date and a note that the operator must review it", () => {
    show(Page);
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
    expect(screen.getByText("15 November 2026").getAttribute("datetime")).toBe("2026-11-15");
    expect(screen.getByText(/This text is a template/)).toBeTruthy();
  });

  it("links to each of its sections by name", () => {
    show(Page);
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const heading = document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1));
      expect(heading?.textContent).toBe(link.textContent);
    }
  });

  it("is between 500 and 1100 words long, not counting tables", () => {
    const { container } = show(Page);
    const words = () => container.textContent?.match(/\S+/g)?.length ?? 0;
    expect(words()).toBeGreaterThan(500);
    for (const table of container.querySelectorAll("table")) table.remove();
    expect(words()).toBeLessThan(1100);
  });
});

it("shows for each stored item whether it needs consent", () => {
  show(CookiesScreen);
  expect(screen.getByRole("row", { name: /^visit localStorage/ }).lastElementChild?.textContent).toBe("Yes");
  expect(screen.getByRole("row", { name: /^theme localStorage/ }).lastElementChild?.textContent).toBe("No");
});
