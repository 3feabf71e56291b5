import { cutTo, longestOf, tagLimits } from "#sync/events/tag-limits.ts";
import { recordEvent } from "./analytics-queue.ts";

type Params = Record<string, string | number | boolean>;

const eventName = /^[a-zA-Z]\w{0,39}$/;

/**
 * Records clicks on and changes of every element with a `data-ev` attribute. Listens in the capture phase, so no handler can
 * stop the event before it gets here.
 */
export function listenForDeclaredEvents(): void {
  document.addEventListener("click", handleClick, true);
  document.addEventListener("change", handleChange, true);
}

const fields = 'input:not([type="button"], [type="submit"], [type="reset"], [type="image"]), select, textarea';

/**
 * Fields are recorded by their `change` event, so their clicks are not. Neither is a click on a label that the browser
 * forwards to its control, unless it hit a link or button inside the label.
 */
function handleClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const clicked = target.closest(`a[href], button, label, ${fields}`);
  const control = clicked instanceof HTMLLabelElement ? clicked.control : null;
  const isForwarded = control !== null && !control.contains(target);
  if (!isForwarded && !clicked?.matches(fields)) recordDeclared(target);
}

function handleChange({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const isCheckbox = target instanceof HTMLInputElement && target.type === "checkbox";
  recordDeclared(target, isCheckbox ? { enabled: target.checked } : {});
}

function recordDeclared(target: Element, own: Params = {}): void {
  const marked = target.closest("[data-ev]") ?? labelWithEvent(target);
  const name = marked?.getAttribute("data-ev") ?? "";
  if (!marked || !eventName.test(name) || marked.matches(inactive)) return;
  recordEvent({ kind: "event", at: Date.now(), name, params: { ...limitParams(declaredParams(marked)), ...own } });
}

/** A busy or disabled button does nothing, so its click is no event. */
const inactive = ':disabled, [aria-disabled="true"]';

/** A label apart from its control may carry the attribute for it. */
const labelWithEvent = (target: Element): Element | undefined =>
  [...((target as HTMLInputElement).labels ?? [])].find((label) => label.matches("[data-ev]"));

/** `data-params`, a JSON object, wins over single `data-ev-…` attributes. */
function declaredParams(marked: Element): Record<string, unknown> {
  const single = [...marked.attributes]
    .filter(({ name }) => name.startsWith("data-ev-"))
    .map(({ name, value }) => [name.slice("data-ev-".length).replaceAll("-", "_"), value]);
  return { ...Object.fromEntries(single), ...parseParams(marked.getAttribute("data-params")) };
}

function parseParams(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Warned about below, like any other value that is not an object.
  }
  if (import.meta.env.DEV) console.warn(`data-params is not a JSON object: ${text}`);
  return {};
}

/** Drops and cuts what the tag would drop and cut silently. Leaves one place for `enabled`. */
function limitParams(params: Record<string, unknown>): Params {
  const usable = Object.entries(params)
    .filter(([name, value]) => eventName.test(name) && isValue(value))
    .map(([name, value]) => [name, typeof value === "string" ? cutTo(value, longestOf(name)) : value]);
  return Object.fromEntries(usable.slice(0, tagLimits.parameters - 1));
}

const isValue = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
