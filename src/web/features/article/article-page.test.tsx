// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PriceFact } from "#content/apps/fact.ts";
import { StaticRouter } from "#web/router/router.tsx";
import { ArticlePage } from "./article-page.tsx";
import { ArticleSection } from "./article-section.tsx";
import { CompareTable } from "./compare-table.tsx";
import { Price } from "./price.tsx";
import { Cite, Sources } from "./sources.tsx";

const price: PriceFact = {
  about: "Example, price",
  value: "$5 a month",
  asOf: "2026-10-07",
  sourceUrl: "https://www.example.com/pricing/plans",
  confidence: "note",
};

const sections = [{ id: "first", title: "First things" }];

const page = (children: ReactNode) => (
  <StaticRouter>
    <ArticlePage slug="budget-apps-for-couples" sections={sections} sources={[price]}>
      <ArticleSection id="first" title="First things">
        {children}
      </ArticleSection>
    </ArticlePage>
  </StaticRouter>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the article’s frame", () => {
  it("says above the text that we make one of the apps", () => {
    render(page(<p>Text</p>));
    const disclosure = screen.getByText(/We make Weekfold, one of the apps in this list\. No link here pays us\./);
    expect(disclosure.compareDocumentPosition(screen.getByText("Text"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows the breadcrumb and the dates", () => {
    render(page(<p>Text</p>));
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getByRole("link", { name: "Reading" }).getAttribute("href")).toBe("/publications");
    expect(crumbs.getByText("Couples")).toBeTruthy();
    expect(screen.getByText("15 November 2026").getAttribute("datetime")).toBe("2026-11-15");
    expect(screen.getByText("Prices as of")).toBeTruthy();
  });

  it("asks for corrections and leads on", () => {
    render(page(<p>Text</p>));
    expect(screen.getAllByRole("link", { name: "Write to us" })[0]?.getAttribute("href")).toBe("/contactus");
    const next = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
    expect(next.map((link) => link.getAttribute("href"))).toContain("/publications/family-finance-app");
  });

  it("renders on the server without inline styles", () => {
    const html = renderToString(page(<p>Text</p>));
    expect(html).toContain('<a href="#first">First things</a>');
    expect(html).not.toContain("style=");
  });
});

describe("a price", () => {
  it("always shows its day and leads to its source", () => {
    const { container } = render(<Price of={price} />);
    expect(container.textContent).toBe("$5 a month (as of 7 October 2026, example.com)");
    const link = screen.getByRole("link", { name: "example.com" });
    expect(link.getAttribute("href")).toBe(price.sourceUrl);
    expect(link.getAttribute("rel")).toBe("noopener");
  });
});

describe("sources", () => {
  it("are numbered in the order in which the article lists them", () => {
    render(
      page(
        <>
          <Cite of={price} />
          <Sources />
        </>,
      ),
    );
    expect(screen.getByRole("link", { name: "Source 1" }).getAttribute("href")).toBe("#source-1");
    expect(document.getElementById("source-1")?.textContent).toBe(
      "Example, price. Note, 7 October 2026, citing example.com",
    );
  });

  it("refuse a citation that the list does not hold", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(page(<Cite of={{ ...price }} />))).toThrow(/not among the article’s sources/);
  });
});

describe("a comparison", () => {
  it("is a table with a caption, and says what was not stated", () => {
    render(
      <CompareTable caption="Two apps" columns={["Logins", "Price"]} rows={[{ app: "Example", cells: ["Two"] }]} />,
    );
    const table = within(screen.getByRole("table", { name: "Two apps" }));
    expect(table.getByRole("rowheader", { name: "Example" })).toBeTruthy();
    expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["Two", "Not stated"]);
  });
});
