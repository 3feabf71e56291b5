// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BrowserRouter } from "#web/platform/router/router.tsx";
import { staticHtmlScreen } from "./static-html-screen.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = '<h1>Words</h1><p>See <a href="/about">about</a>, <a href="#part">a part</a>.</p>';

async function keep() {
  document.body.innerHTML = `<main><div class="wrap">${words}</div></main>`;
  const main = document.querySelector("main")!;
  const heading = document.querySelector("h1");
  const Kept = staticHtmlScreen(main.firstElementChild!, "Words · Weekfold");
  const root = await act(() =>
    hydrateRoot(
      main,
      <BrowserRouter>
        <Kept />
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

describe("a page that is kept", () => {
  it("[PB15] stays the very elements that it came as, with a quiet console", async () => {
    const complaint = vi.spyOn(console, "error");
    const { main, heading } = await keep();
    expect(document.querySelector("h1")).toBe(heading);
    expect(main.innerHTML).toBe(`<div class="wrap">${words}</div>`);
    expect(document.title).toBe("Words · Weekfold");
    expect(complaint).not.toHaveBeenCalled();
  });

  it("[PB15] keeps its links in the app, and leaves parts and new tabs to the browser", async () => {
    const { root } = await keep();
    expect(click('a[href="#part"]')).toBe(true);
    expect(click('a[href="/about"]', { ctrlKey: true })).toBe(true);
    let isBrowsers = true;
    await act(() => {
      isBrowsers = click('a[href="/about"]');
    });
    expect(isBrowsers).toBe(false);
    expect(location.pathname).toBe("/about");
    await act(() => root.unmount());
  });
});
