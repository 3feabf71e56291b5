import { act, fireEvent, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { type ToolSlug, toolSlugs } from "#content/tools/slugs.ts";
import { pageOf } from "#web/features/articles/opened-article.fixture.tsx";
import { leave, stubBrowser, type } from "#web/features/tools/open-tool.fixture.tsx";
import { articlePath } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { BrowserRouter, StaticRouter } from "#web/platform/router/router.tsx";
import { keptScreen } from "./kept-screen.tsx";
import { LivingPart } from "./living-part.tsx";
import { registerScreen, type Screen } from "./load-screen.ts";

const screens = import.meta.glob<{ default: Screen }>("../features/tools/*-screen.tsx", { eager: true });
let root: Root | undefined;

/** As if the tools' scripts had come. */
export function bringTools(): void {
  for (const slug of toolSlugs)
    registerScreen(`tool-${slug}`, screens[`../features/tools/${slug}-screen.tsx`]!.default);
}

async function draw(main: Element, page: ReactNode): Promise<void> {
  root = createRoot(main);
  await act(() =>
    root!.render(
      <BrowserRouter>
        {page}
        <LivingPart />
      </BrowserRouter>,
    ),
  );
}

/** An article that came as HTML. */
export async function openKept(slug: string): Promise<void> {
  stubBrowser();
  navigate(articlePath(slug));
  const Page = pageOf(slug);
  document.body.innerHTML = `<main>${renderToString(
    <StaticRouter>
      <Page />
    </StaticRouter>,
  )}</main>`;
  const main = document.querySelector("main")!;
  const Kept = keptScreen(main.firstElementChild!, slug);
  await draw(main, <Kept />);
}

/** An article that someone reached by a link of the app. */
export async function openDrawn(slug: string): Promise<void> {
  stubBrowser();
  navigate(articlePath(slug));
  document.body.innerHTML = "<main></main>";
  const Page = pageOf(slug);
  await draw(document.querySelector("main")!, <Page />);
}

export async function close(): Promise<void> {
  await act(() => root?.unmount());
  leave();
}

/** An article is long: only this part of it is looked at. */
export const part = (): HTMLElement => document.querySelector<HTMLElement>("#work-it-out")!;

export const press = (name: string) => act(async () => void fireEvent.click(within(part()).getByText(name)));

/** What is typed into each tool, and what is then on its way to the intake. */
export const used: Readonly<
  Record<ToolSlug, { typed: readonly (readonly [string, string])[]; kind: string; rows: number }>
> = {
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

export function typeInto(tool: ToolSlug): void {
  for (const [label, text] of used[tool].typed) type(label, text);
  if (tool !== "fair-shares") return;
  // Both incomes have the same name.
  for (const field of within(part()).getAllByLabelText(/^Brings home/))
    fireEvent.change(field, { target: { value: "2000" } });
}
