// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { toolSlugs } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import { routeAt } from "#web/app/routes.ts";
import { toolPath } from "#web/paths.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import NiftyStuffScreen from "./nifty-stuff-screen.tsx";

afterEach(cleanup);

it("lists every tool with a link to its own public address", () => {
  render(<NiftyStuffScreen user={null} />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(toolSlugs.map(toolPath));
  expect(links.every((path) => routeAt(path!)?.isPublic)).toBe(true);
  expect(toolSlugs).toHaveLength(8);
});

const screens = import.meta.glob<{ default: () => React.ReactNode }>("./*-screen.tsx", { eager: true });

it.each(toolSlugs)(
  "%s shows its name, what it answers and its fields before any script, without inline styles",
  (slug) => {
    const Tool = screens[`./${slug}-screen.tsx`]!.default;
    const html = renderToString(
      <StaticRouter address={toolPath(slug)}>
        <Tool />
      </StaticRouter>,
    );
    expect(html).toContain(tools[slug].what);
    expect(html).toMatch(/<input|<select/);
    expect(html).not.toMatch(/\sstyle=/);
  },
);
