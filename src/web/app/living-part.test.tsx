// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { articles } from "#content/publications/catalogue.ts";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import { articleOf } from "#web/features/articles/opened-article.fixture.tsx";
import { carried, inField, tells, type } from "#web/features/tools/open-tool.fixture.tsx";
import { navigate } from "#web/platform/router/browser-location.ts";
import { bringTools, close, openDrawn, openKept, part, press, typeInto, used } from "./living-part.fixture.tsx";
import { forgetScreen } from "./load-screen.ts";

const own = "Use your own figures";
const example = "Start with this example";

beforeEach(bringTools);
afterEach(close);

describe.each(articles)("the part that works in $slug", ({ slug }) => {
  const { tool } = articleOf(slug);

  it("[PB19] opens in its place, reckons, and begins a household with what was typed", async () => {
    await openKept(slug);
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

/** What the articles say of their examples. */
const figures: Partial<Record<ArticleSlug, readonly string[]>> = {
  "debt-payoff-tracker": ["$1,841.21", "$2,105.53", "$264.32", "1 month longer", "17 months sooner"],
  "budget-apps-for-couples": ["$1,500.00", "$2,100.00", "$900.00", "$1,800.00", "$1,200.00"],
  "best-wealth-habit-builder": ["$1,378.00", "$52.00"],
  "savings-goal-tracker": ["$1,378.00"],
  "wealth-building-app": ["$26,000.00", "$31,95"],
};

describe.each(articles.filter(({ slug }) => articleOf(slug).tool.example))("the example of $slug", ({ slug }) => {
  it("[PB21] comes to what the article says", async () => {
    await openKept(slug);
    await press(example);
    for (const figure of figures[slug]!) await tells(figure);
  });
});

/** The page's table of files names one that is not there. */
function loseScript(name: string): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<script type="application/json" id="chunks">{"${name}":["/assets/gone.js"]}</script>`,
  );
  forgetScreen(name);
}

describe("a part that works", () => {
  it("[PB20] leaves the address to the page, and leads to its own page with what was typed", async () => {
    await openKept("wealth-building-app");
    navigate("#work-it-out");
    await press(own);
    type("Set aside", "75");
    await tells("$50,569.37");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(window.location.hash).toBe("#work-it-out");
    const whole = within(part()).getByText("Open it on its own page");
    expect(whole.getAttribute("href")).toBe("/NiftyStuff/compound-growth#weekly=75&in=USD");
  });

  it("[PB19] works too where the article was drawn by the app", async () => {
    await openDrawn("debt-payoff-tracker");
    await press(example);
    expect(inField("Name")).toBe("Card");
    await tells("Smallest balance first");
  });

  it("[PB19] stays a link for a new tab, and leads to its own page where its script does not come", async () => {
    await openKept("free-budget-app");
    loseScript("tool-real-hourly-wage");
    const left = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener("click", ({ defaultPrevented }) => expect(defaultPrevented).toBe(false), { once: true });
    window.addEventListener("click", left, { once: true });
    fireEvent.click(within(part()).getByText(own), { ctrlKey: true });
    expect(left).toHaveBeenCalled();
    await press(own);
    await waitFor(() => expect(window.location.pathname).toBe("/NiftyStuff/real-hourly-wage"));
  });
});
