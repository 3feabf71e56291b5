// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KeyHint } from "./key-hint.tsx";

afterEach(cleanup);

it("says what the key does and whether it is on, and a press toggles it", () => {
  const onSwitch = vi.fn();
  render(
    <KeyHint label="The key n adds" title="Press n" isOn onSwitch={onSwitch}>
      n
    </KeyHint>,
  );
  fireEvent.click(screen.getByRole("button", { name: "The key n adds", pressed: true }));
  expect(onSwitch).toHaveBeenCalledWith(false);
});
