// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BrowserRouter } from "#web/platform/router/router.tsx";
import { staticHtmlScreen } from "./static-html-screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = '<h1>Words</h1><p>See <a href="/about">about</a>, <a href="#part">a part</a>.</p>';

async function hydrate() {
  document.body.innerHTML = `<main><div class="wrap">${words}</div></main>`;
  const main = document.querySelector("main")!;
  const heading = document.querySelector("h1");
  const Page = staticHtmlScreen(main.firstElementChild!, "Words · Weekfold");
  const root = await act(() =>
    hydrateRoot(
      main,
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  );
  return { main, heading, root };
}

const click = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

describe("a static HTML page", () => {
  it("keeps the served elements, without hydration warnings", async () => {
    const logged = vi.spyOn(console, "error");
    const { main, heading } = await hydrate();
    expect(document.querySelector("h1")).toBe(heading);
    expect(main.innerHTML).toBe(`<div class="wrap">${words}</div>`);
    expect(document.title).toBe("Words · Weekfold");
    expect(logged).not.toHaveBeenCalled();
  });

  it("navigates its links within the app, and leaves `#` links and new tabs to the browser", async () => {
    const { root } = await hydrate();
    expect(click('a[href="#part"]')).toBe(true);
    expect(click('a[href="/about"]', { ctrlKey: true })).toBe(true);
    let isBrowserNavigation = true;
    await act(() => {
      isBrowserNavigation = click('a[href="/about"]');
    });
    expect(isBrowserNavigation).toBe(false);
    expect(location.pathname).toBe("/about");
    await act(() => root.unmount());
  });
});
