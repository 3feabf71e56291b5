// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ToastMessage, ToastProvider, useToast } from "./toast.tsx";

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

const texts = () => [...document.querySelectorAll(".toast-text")].map(({ textContent }) => textContent);

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("Toast", () => {
  it("is a polite live region, takes no focus, and leaves after eight seconds", () => {
    showAll({ text: "Removed." });
    expect(screen.getByText("Removed.").closest("[aria-live=polite]")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText("Show"));
    pass(7.9);
    expect(screen.getByText("Removed.")).toBeTruthy();
    pass(0.2);
    expect(screen.queryByText("Removed.")).toBeNull();
  });

  it("undoes once, leaves, and restores the focus", () => {
    const undo = vi.fn();
    showAll({ text: "Removed.", undo });
    act(() => screen.getByText("Undo").focus());
    fireEvent.click(screen.getByText("Undo"));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText("Removed.")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("Show"));
  });

  it("replaces a message with the newest, whose undo is the one on screen", () => {
    const undone: string[] = [];
    const names = ["First", "Second", "Third", "Fourth", "Fifth"];
    showAll(...names.map((text) => ({ text, undo: () => undone.push(text) })));
    expect(texts()).toEqual(["Fifth"]);
    fireEvent.click(screen.getByText("Undo"));
    expect(undone).toEqual(["Fifth"]);
    expect(texts()).toEqual([]);
    pass(20);
    expect(texts()).toEqual([]);
  });

  it("adds the newest to the live region as new content, even with the same text", () => {
    showAll({ text: "Added." });
    const region = screen.getByText("Added.").closest("[aria-live=polite]");
    const before = screen.getByText("Added.").parentElement;
    pass(5);
    fireEvent.click(screen.getByText("Show"));
    expect(texts()).toEqual(["Added."]);
    expect(screen.getByText("Added.").parentElement).not.toBe(before);
    expect(screen.getByText("Added.").closest("[aria-live=polite]")).toBe(region);
    pass(5);
    expect(texts()).toEqual(["Added."]);
  });

  it("shows a failure until its time is over, and an undo beside a message without one", () => {
    showAll(
      { text: "Not stored.", stays: true },
      { text: "Removed.", undo: () => {} },
      { text: "Added.", undo: () => {} },
      { text: "Sent." },
      { text: "Opened." },
    );
    expect(texts()).toEqual(["Not stored.", "Added.", "Opened."]);
    pass(8.1);
    expect(texts()).toEqual([]);
  });

  it("shows the same failure once", () => {
    showAll({ text: "Not stored.", stays: true }, { text: "Not stored.", stays: true });
    expect(texts()).toEqual(["Not stored."]);
  });

  it("undoes one action after the other on Ctrl+Z, and says which", () => {
    const undone: string[] = [];
    const add = (text: string) => ({ text, undo: () => undone.push(text) });
    showAll(add("First"), add("Second"), add("Third"));
    const press = (more = {}) => fireEvent.keyDown(document.activeElement!, { key: "z", ctrlKey: true, ...more });
    expect(press({ shiftKey: true })).toBe(true);
    expect(press()).toBe(false);
    expect(texts()).toEqual(["Undone: Third"]);
    pass(20);
    expect(press({ ctrlKey: false, metaKey: true })).toBe(false);
    expect(press()).toBe(false);
    expect(undone).toEqual(["Third", "Second", "First"]);
    expect(press()).toBe(true);
  });

  it("leaves Ctrl+Z to a field with typed text, but not to one that the last action emptied", () => {
    const undo = vi.fn();
    showAll({ text: "Added.", undo });
    const field = document.body.appendChild(document.createElement("input"));
    const press = () => fireEvent.keyDown(field, { key: "z", ctrlKey: true });
    field.value = "12";
    expect(press()).toBe(true);
    field.value = "";
    fireEvent.input(field);
    expect(press()).toBe(true);
    fireEvent.click(screen.getByText("Show"));
    expect(press()).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    field.remove();
  });

  it("ignores Ctrl+Z below a dialog", () => {
    const undo = vi.fn();
    showAll({ text: "Added.", undo });
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.setAttribute("open", "");
    expect(fireEvent.keyDown(document.body, { key: "z", ctrlKey: true })).toBe(true);
    dialog.remove();
    expect(undo).not.toHaveBeenCalled();
  });

  it("restores the focus when a newer message replaces it", () => {
    showAll({ text: "Removed.", undo: () => {} });
    act(() => screen.getByText("Undo").focus());
    fireEvent.click(screen.getByText("Show"));
    expect(document.activeElement).toBe(screen.getByText("Show"));
  });

  it("stays while it is hovered or focused", () => {
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
