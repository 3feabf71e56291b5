// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { restoreInput, saveInput, trackInput } from "./reload-stale-tab.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type FieldProps = { label: string; type?: string; autoComplete?: string };

function Field({ label, ...input }: FieldProps) {
  const [text, setText] = useState("");
  return (
    <label>
      {label}
      <input {...input} value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

const field = (label: string, nth = 0) => screen.getAllByLabelText<HTMLInputElement>(label)[nth]!;

/** As a browser tells of a key. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  const event = new Event("input", { bubbles: true });
  Object.defineProperty(event, "isTrusted", { value: true });
  input.dispatchEvent(event);
}

it("input returns to its fields after a reload, unless it is from another page", async () => {
  trackInput();
  const page = (
    <>
      <Field label="Amount" />
      <Field label="Amount" />
      <Field label="Password" type="password" />
      <Field label="Passphrase" type="text" autoComplete="new-password" />
      <Field label="Untouched" />
    </>
  );
  render(page);
  type(field("Amount", 1), "12.50");
  type(field("Password"), "seven-clay-pots");
  // Shown in clear, as "Show" does.
  type(field("Passphrase"), "seven-clay-pots");
  saveInput();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("seven-clay-pots");
  cleanup();
  restoreInput();
  // The fields come later, as a household opens.
  render(page);
  await waitFor(() => expect(field("Amount", 1).value).toBe("12.50"));
  expect([field("Amount", 0).value, field("Password").value, field("Untouched").value]).toEqual(["", "", ""]);
  expect(sessionStorage.length).toBe(0);
});
