// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { app, type Fact, note, notStated, priced, sourcesDisagree, stated } from "#content/facts/fact.ts";
import { type Article, weekfold } from "#content/publications/article.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { articleScreen } from "./article-page.tsx";
import { CostOver, FactText, Price } from "./sources.tsx";

const pricing = note("2026-10-07", "https://www.example.com/pricing/plans");
const example = app("Example", "https://www.example.com/", {
  price: priced(pricing, { monthly: 500, yearly: 4500 }),
  freePlan: stated(pricing, "two budgets"),
  trial: notStated(),
  entry: stated(note("undated", "https://www.example.com/help"), "by hand"),
  platforms: notStated(),
  countries: notStated(),
  household: sourcesDisagree("two people, or six"),
  export: notStated(),
  leaving: notStated(),
});

const article = (text: ReactNode): Article => ({
  slug: "budget-apps-for-couples",
  answers: [{ when: "You ask", pick: "Example", because: "it answers" }],
  judged: <p>By reading.</p>,
  tool: { slug: "fair-shares", title: "Try it", text: <p>Share.</p>, example: "#costs=3000" },
  table: {
    caption: "Two apps",
    columns: ["Price", "Free plan", "Trial"],
    rows: [
      { app: example, cells: [example.price, example.freePlan, example.trial] },
      { app: weekfold, cells: ["Free", "All of it", "None needed"] },
    ],
  },
  apps: [{ app: example, verdict: "An example.", bestFor: "Tests", notFor: "People", know: <p>Know this.</p> }],
  loses: <p>Here.</p>,
  choose: text,
  questions: [{ question: "Why?", answer: "Because." }],
  changes: [{ day: "2026-11-16", what: "First edition." }],
});

function page(text: ReactNode = <p>Text</p>) {
  const Screen = articleScreen(() => article(text));
  return (
    <StaticRouter>
      <Screen />
    </StaticRouter>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the article’s frame", () => {
  it("discloses above the text that we make one of the apps, and tested none of the others", () => {
    render(page());
    const disclosure = screen.getByText(/We make Weekfold, one of the apps in this list\. No link here pays us\./);
    expect(disclosure.textContent).toContain("we did not test them by hand");
    expect(disclosure.compareDocumentPosition(screen.getByText("Text"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows the breadcrumb and the dates", () => {
    render(page());
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getByRole("link", { name: "Reading" }).getAttribute("href")).toBe("/publications");
    expect(crumbs.getByText("Couples")).toBeTruthy();
    expect(screen.getByText("15 November 2026").getAttribute("datetime")).toBe("2026-11-15");
    expect(screen.getByText("Updated")).toBeTruthy();
    expect(screen.getByText("Prices as of")).toBeTruthy();
  });

  it("asks for corrections and links to related articles", () => {
    render(page());
    expect(screen.getAllByRole("link", { name: "Write to us" })[0]?.getAttribute("href")).toBe("/contactus");
    const next = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
    expect(next.map((link) => link.getAttribute("href"))).toContain("/publications/family-finance-app");
  });

  it("leaves out the closed apps if there are none", () => {
    render(page());
    expect(screen.queryByText("Apps that closed")).toBeNull();
  });

  it("renders on the server without inline styles", () => {
    const html = renderToString(page());
    expect(html).toContain('<a href="#how-to-choose">How to choose</a>');
    expect(html).not.toContain("style=");
  });
});

describe("a price", () => {
  it("always shows its day and links to its source", () => {
    const { container } = render(<Price of={example.price} />);
    expect(container.textContent).toBe("$5 a month or $45 a year (as of 7 October 2026, example.com)");
    const link = screen.getByRole("link", { name: "example.com" });
    expect(link.getAttribute("href")).toBe(pricing.sourceUrl);
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("over some years is computed from the yearly price", () => {
    const { container } = render(<CostOver years={5} of={example.price} />);
    expect(container.textContent).toMatch(/^\$225 in 5 years \(as of 7 October 2026/);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { yearly: _, ...monthly } = example.price;
    expect(() => render(<CostOver years={5} of={monthly} />)).toThrow(/no yearly price/);
  });
});

describe("sources", () => {
  it("are collected automatically, one for each page and day, in reading order", () => {
    render(page(<FactText of={example.entry} />));
    expect(screen.getAllByRole("link", { name: "Source 1" })[0]?.getAttribute("href")).toBe("#source-1");
    expect(document.getElementById("source-1")?.textContent).toBe(
      "Example: price, free plan. Note, 7 October 2026, citing example.com",
    );
    expect(document.getElementById("source-2")?.textContent).toContain("Example: how entries get in. Note, undated");
  });

  it("refuse a citation that the collection can't find", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const stray: Fact = { ...example.entry, about: "Another, export" };
    const Hidden = () => <FactText of={stray} />;
    expect(() => render(page(<Hidden />))).toThrow(/its source is not found/);
  });
});

describe("a comparison", () => {
  it("is a table with a caption, and says what is not stated", () => {
    render(page());
    const table = within(screen.getByRole("table", { name: "Two apps" }));
    expect(table.getByRole("rowheader", { name: "Example" })).toBeTruthy();
    expect(table.getAllByRole("cell")[2]?.textContent).toBe("Not stated");
  });

  it("shows for each app what is known, what is in dispute, and in one row what is not stated", () => {
    render(page());
    const rows = [...document.querySelectorAll(".app-rows > div")].map(({ textContent }) => textContent);
    expect(rows).toContain("TogetherOur sources disagree: two people, or six");
    expect(rows.at(-1)).toBe("Not statedtrial, where it runs, countries, export, leaving");
  });
});
