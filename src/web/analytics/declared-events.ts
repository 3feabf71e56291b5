import { cutTo, longestOf, tagLimits } from "#sync/events/tag-limits.ts";
import { recordEvent } from "./analytics-queue.ts";

type Params = Record<string, string | number | boolean>;

const eventName = /^[a-zA-Z]\w{0,39}$/;

/**
 * Follows every element that is marked with `data-ev`, wherever and whenever it stands in the page. Caught on the way down,
 * so that no handler can keep it from us.
 */
export function listenForDeclaredEvents(): void {
  document.addEventListener("click", handleClick, true);
  document.addEventListener("change", handleChange, true);
}

const fields = 'input:not([type="button"], [type="submit"], [type="reset"], [type="image"]), select, textarea';

/**
 * Fields say what they became by a change; the click that did it is the same action. So is one on a label, which the browser
 * passes on to its control, unless something in the label was meant.
 */
function handleClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const meant = target.closest(`a[href], button, label, ${fields}`);
  const control = meant instanceof HTMLLabelElement ? meant.control : null;
  const isPassedOn = control !== null && !control.contains(target);
  if (!isPassedOn && !meant?.matches(fields)) recordDeclared(target);
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

/** A button that is busy or off does nothing, and so nothing has happened. */
const inactive = ':disabled, [aria-disabled="true"]';

/** A label that stands elsewhere is marked for its control. */
const labelWithEvent = (target: Element): Element | undefined =>
  [...((target as HTMLInputElement).labels ?? [])].find((label) => label.matches("[data-ev]"));

/** The text of JSON wins over the single attributes. */
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
    // Said below, like every other text that is no list of parameters.
  }
  if (import.meta.env.DEV) console.warn(`data-params is not a JSON object: ${text}`);
  return {};
}

/** What the tag would cut or drop without a word does not even leave. One place stays free for `enabled`. */
function limitParams(params: Record<string, unknown>): Params {
  const usable = Object.entries(params)
    .filter(([name, value]) => eventName.test(name) && isValue(value))
    .map(([name, value]) => [name, typeof value === "string" ? cutTo(value, longestOf(name)) : value]);
  return Object.fromEntries(usable.slice(0, tagLimits.parameters - 1));
}

const isValue = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
