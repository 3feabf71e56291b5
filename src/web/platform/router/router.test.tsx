// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { browserLocation, navigate } from "./browser-location.ts";
import { BrowserRouter, Link, NavLink, Redirect, StaticRouter, useLocation, useSearchParams } from "./router.tsx";

function Here() {
  const { pathname, search, hash, navigationType } = useLocation();
  return <p>{`${pathname}${search}${hash} ${navigationType}`}</p>;
}

const App = () => (
  <BrowserRouter>
    <Here />
    <Link to="/about#why">About</Link>
    <Link to="/out" target="_blank">
      Out
    </Link>
    <NavLink to="/MyDashboard" className="room">
      Rooms
    </NavLink>
    <NavLink to="/MyDashboard" end>
      Week
    </NavLink>
  </BrowserRouter>
);

// What the router leaves to the browser would open pages that the test has not got.
window.addEventListener("click", (event) => event.preventDefault());

beforeEach(() => act(() => navigate("/start")));
afterEach(cleanup);

const shown = () => document.querySelector("p")?.textContent;

describe("following links", () => {
  it("stays in the app on a plain click", () => {
    render(<App />);
    const wasFollowed = fireEvent.click(screen.getByText("About"));
    expect(wasFollowed).toBe(false);
    expect(shown()).toBe("/about#why push");
  });

  it.each([
    ["with control", { ctrlKey: true }],
    ["with command", { metaKey: true }],
    ["with shift", { shiftKey: true }],
    ["with the middle button", { button: 1 }],
  ])("leaves a click %s to the browser", (_, init) => {
    render(<App />);
    fireEvent.click(screen.getByText("About"), init);
    expect(shown()).toMatch(/^\/start /);
  });

  it("leaves a link with a target to the browser", () => {
    render(<App />);
    fireEvent.click(screen.getByText("Out"));
    expect(shown()).toMatch(/^\/start /);
  });

  it("adds no entry when navigating to the current address", () => {
    render(<App />);
    const entries = history.length;
    act(() => navigate("/start"));
    expect(shown()).toBe("/start replace");
    expect(history.length).toBe(entries);
  });

  it("keeps the entry’s key where the page only shows another view, and Back returns to the previous view", () => {
    render(<App />);
    const [{ key }, entries] = [browserLocation(), history.length];
    act(() => navigate("?by=month", { samePage: true }));
    expect([shown(), browserLocation().key, history.length]).toEqual(["/start?by=month pop", key, entries + 1]);
  });

  it("treats an entry without a key as a followed link and one with a key as a way back", () => {
    render(<App />);
    const follow = (state: unknown) =>
      act(() => {
        history.pushState(state, "", "#why");
        window.dispatchEvent(new PopStateEvent("popstate"));
      });
    follow(null);
    expect(shown()).toBe("/start#why push");
    follow({ key: "known" });
    expect(shown()).toBe("/start#why pop");
  });

  it("gives each entry its own key", () => {
    const first = browserLocation().key;
    act(() => navigate("/elsewhere"));
    expect(browserLocation().key).not.toBe(first);
  });
});

describe("marking the current page", () => {
  it("marks a link on its page and below it, case-insensitively, unless `end` is set", () => {
    render(<App />);
    act(() => navigate("/mydashboard/spending"));
    expect(screen.getByText("Rooms").getAttribute("aria-current")).toBe("page");
    expect(screen.getByText("Rooms").className).toBe("room active");
    expect(screen.getByText("Week").getAttribute("aria-current")).toBeNull();
    act(() => navigate("/mydashboard/"));
    expect(screen.getByText("Week").getAttribute("aria-current")).toBe("page");
  });

  it("does not match a longer path segment", () => {
    render(<App />);
    act(() => navigate("/mydashboards"));
    expect(screen.getByText("Rooms").getAttribute("aria-current")).toBeNull();
  });
});

describe("static routes and redirects", () => {
  it("stays at the given address", () => {
    const Asked = () => <i>{useSearchParams().get("id")}</i>;
    render(
      <StaticRouter address="/l?id=7">
        <Here />
        <Asked />
      </StaticRouter>,
    );
    expect(shown()).toBe("/l?id=7 pop");
    expect(document.querySelector("i")?.textContent).toBe("7");
  });

  it("redirects by replacing the entry", () => {
    const entries = history.length;
    render(
      <BrowserRouter>
        <Here />
        <Redirect to="/" />
      </BrowserRouter>,
    );
    expect(shown()).toBe("/ replace");
    expect(history.length).toBe(entries);
  });
});
