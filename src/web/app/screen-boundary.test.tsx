// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScreenBoundary } from "./screen-boundary.tsx";

afterEach(cleanup);

it("contains a screen's error and retries without a reload", () => {
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error("a bug");
    return <p>All good</p>;
  };
  const silence = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", silence);
  render(
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>,
    { onCaughtError: () => {} },
  );
  expect(screen.getByRole("alert").textContent).toContain("safe on this device");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All good")).toBeTruthy();
  window.removeEventListener("error", silence);
});
