// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastProvider, useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast-card.tsx";

function Shower({ messages }: { messages: ToastMessage[] }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => messages.forEach(show)}>
      Show
    </button>
  );
}

function showAll(...messages: ToastMessage[]) {
  render(
    <ToastProvider>
      <Shower messages={messages} />
    </ToastProvider>,
  );
  screen.getByText("Show").focus();
  fireEvent.click(screen.getByText("Show"));
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Toast", () => {
  it("speaks politely, takes no focus, and leaves after eight seconds", () => {
    showAll({ text: "Removed." });
    expect(screen.getByText("Removed.").closest("[aria-live=polite]")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText("Show"));
    pass(7.9);
    expect(screen.getByText("Removed.")).toBeTruthy();
    pass(0.2);
    expect(screen.queryByText("Removed.")).toBeNull();
  });

  it("undoes once, leaves, and gives the focus back", () => {
    const undo = vi.fn();
    showAll({ text: "Removed.", undo });
    fireEvent.focusIn(screen.getByText("Undo"), { relatedTarget: screen.getByText("Show") });
    screen.getByText("Show").blur();
    fireEvent.click(screen.getByText("Undo"));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText("Removed.")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("Show"));
  });

  it("shows one at a time, the next when the first has left", () => {
    showAll({ text: "First.", seconds: 3 }, { text: "Second." });
    expect(screen.queryByText("Second.")).toBeNull();
    pass(3.1);
    expect(screen.queryByText("First.")).toBeNull();
    expect(screen.getByText("Second.")).toBeTruthy();
  });

  it("waits while it is hovered or holds the focus", () => {
    showAll({ text: "Removed.", undo: () => {} });
    const card = screen.getByText("Removed.").parentElement!;
    fireEvent.mouseEnter(card);
    pass(20);
    act(() => screen.getByText("Undo").focus());
    fireEvent.mouseLeave(card);
    pass(20);
    expect(screen.getByText("Removed.")).toBeTruthy();
    act(() => screen.getByText("Show").focus());
    pass(8.1);
    expect(screen.queryByText("Removed.")).toBeNull();
  });
});
