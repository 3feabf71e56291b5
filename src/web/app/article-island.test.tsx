// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { articles } from "#content/publications/catalog.ts";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import { type ToolSlug, toolSlugs } from "#content/tools/slugs.ts";
import { articleOf, pageOf } from "#web/features/articles/opened-article.fixture.tsx";
import { carried, inField, leave, stubBrowser, tells, type } from "#web/features/tools/open-tool.fixture.tsx";
import { articlePath } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { BrowserRouter, StaticRouter } from "#web/platform/router/router.tsx";
import { ArticleIsland } from "./article-island.tsx";
import { forgetScreen, registerScreen, type Screen } from "./load-screen.ts";
import { staticHtmlScreen } from "./static-html-screen.tsx";

const screens = import.meta.glob<{ default: Screen }>("../features/tools/*-screen.tsx", { eager: true });
let root: Root | undefined;

/** Registers the tools as if their scripts were loaded. */
function registerTools(): void {
  for (const slug of toolSlugs)
    registerScreen(`tool-${slug}`, screens[`../features/tools/${slug}-screen.tsx`]!.default);
}

async function renderPage(main: Element, page: ReactNode): Promise<void> {
  root = createRoot(main);
  await act(() =>
    root!.render(
      <BrowserRouter>
        {page}
        <ArticleIsland />
      </BrowserRouter>,
    ),
  );
}

/** Opens an article as static HTML from the server. */
async function openStaticArticle(slug: string): Promise<void> {
  stubBrowser();
  navigate(articlePath(slug));
  const Page = pageOf(slug);
  document.body.innerHTML = `<main>${renderToString(
    <StaticRouter>
      <Page />
    </StaticRouter>,
  )}</main>`;
  const main = document.querySelector("main")!;
  const StaticPage = staticHtmlScreen(main.firstElementChild!, slug);
  await renderPage(main, <StaticPage />);
}

/** Opens an article as the app renders it after navigation. */
async function openRenderedArticle(slug: string): Promise<void> {
  stubBrowser();
  navigate(articlePath(slug));
  document.body.innerHTML = "<main></main>";
  const Page = pageOf(slug);
  await renderPage(document.querySelector("main")!, <Page />);
}

async function close(): Promise<void> {
  await act(() => root?.unmount());
  leave();
}

/** The block of the island, because articles are long. */
const part = (): HTMLElement => document.querySelector<HTMLElement>("#work-it-out")!;

const press = (name: string) => act(async () => void fireEvent.click(within(part()).getByText(name)));

/** What is typed into each tool, and what it then hands off to the intake. */
const used: Readonly<Record<ToolSlug, { typed: readonly (readonly [string, string])[]; kind: string; rows: number }>> =
  {
    "compound-growth": { typed: [["Set aside", "50"]], kind: "goals", rows: 1 },
    "debt-payoff": { typed: [["Owed", "1000"]], kind: "debts", rows: 1 },
    "emergency-fund": { typed: [["What you need", "2400"]], kind: "goals", rows: 1 },
    "pay-calendar": { typed: [["One payday", "2026-11-13"]], kind: "incomes", rows: 1 },
    "fair-shares": { typed: [["What you share", "2400"]], kind: "incomes", rows: 2 },
    "saving-challenge": { typed: [["One step", "1"]], kind: "goals", rows: 1 },
    "real-hourly-wage": { typed: [["Pay after tax", "1600"]], kind: "incomes", rows: 1 },
    "weekly-sheet": {
      typed: [
        ["The week begins on", "2026-11-16"],
        ["Money in", "900"],
      ],
      kind: "incomes",
      rows: 1,
    },
  };

function typeInto(tool: ToolSlug): void {
  for (const [label, text] of used[tool].typed) type(label, text);
  if (tool !== "fair-shares") return;
  // Both incomes have the same name.
  for (const field of within(part()).getAllByLabelText(/^Brings home/))
    fireEvent.change(field, { target: { value: "2000" } });
}

const own = "Use your own figures";
const example = "Start with this example";

beforeEach(registerTools);
afterEach(close);

describe.each(articles)("the island in $slug", ({ slug }) => {
  const { tool } = articleOf(slug);

  it("opens in place, computes, and starts a household with the input", async () => {
    await openStaticArticle(slug);
    const heading = document.querySelector("h1");
    expect(part().querySelector("[data-living-place]")?.innerHTML).toBe("");
    await press(own);
    expect([...document.querySelectorAll("h1")]).toEqual([heading]);
    expect(part().contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toMatch(/INPUT|SELECT/);
    typeInto(tool.slug);
    fireEvent.click(await within(part()).findByText("Start a household with this"));
    expect(carried(used[tool.slug].kind)).toHaveLength(used[tool.slug].rows);
    expect(window.location.pathname).toBe("/EditHousehold");
  });
});

/** The results of the examples as the articles state them. */
const figures: Partial<Record<ArticleSlug, readonly string[]>> = {
  "debt-payoff-tracker": ["$1,841.21", "$2,105.53", "$264.32", "1 month longer", "17 months sooner"],
  "budget-apps-for-couples": ["$1,500.00", "$2,100.00", "$900.00", "$1,800.00", "$1,200.00"],
  "best-wealth-habit-builder": ["$1,378.00", "$52.00"],
  "savings-goal-tracker": ["$1,378.00"],
  "wealth-building-app": ["$26,000.00", "$31,95"],
};

describe.each(articles.filter(({ slug }) => articleOf(slug).tool.example))("the example of $slug", ({ slug }) => {
  it("yields the article's results", async () => {
    await openStaticArticle(slug);
    await press(example);
    for (const figure of figures[slug]!) await tells(figure);
  });
});

/** Points the page's chunk table at a file that does not exist. */
function breakScript(name: string): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<script type="application/json" id="chunks">{"${name}":["/assets/gone.js"]}</script>`,
  );
  forgetScreen(name);
}

describe("an island", () => {
  it("leaves the address to the page, and links to its own page with the input", async () => {
    await openStaticArticle("wealth-building-app");
    navigate("#work-it-out");
    await press(own);
    type("Set aside", "75");
    await tells("$50,569.37");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(window.location.hash).toBe("#work-it-out");
    const whole = within(part()).getByText("Open it on its own page");
    expect(whole.getAttribute("href")).toBe("/NiftyStuff/compound-growth#weekly=75&in=USD");
  });

  it("also works where the app rendered the article", async () => {
    await openRenderedArticle("debt-payoff-tracker");
    await press(example);
    expect(inField("Name")).toBe("Card");
    await tells("Smallest balance first");
  });

  it("stays a link for new tabs, and navigates to its own page when its script does not load", async () => {
    await openStaticArticle("free-budget-app");
    breakScript("tool-real-hourly-wage");
    const left = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener("click", ({ defaultPrevented }) => expect(defaultPrevented).toBe(false), { once: true });
    window.addEventListener("click", left, { once: true });
    fireEvent.click(within(part()).getByText(own), { ctrlKey: true });
    expect(left).toHaveBeenCalled();
    await press(own);
    await waitFor(() => expect(window.location.pathname).toBe("/NiftyStuff/real-hourly-wage"));
  });
});
