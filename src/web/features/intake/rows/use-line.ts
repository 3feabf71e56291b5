import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";
import { maxRows } from "#domain/household/household.ts";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { isHalfTyped, readLine, unreadDate } from "#domain/intake/line/read-line.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { readFields, takeFields, usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { type CurrentDevice, type DeviceStore, useDevice } from "#web/store/index.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { manyOfPart, oneOfPart, unreadDateText } from "./problem-words.ts";

interface Line {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  type(text: string): void;
  /** The rows that the text would become. */
  found: readonly Answers[];
  /** Adds the rows. Text that could not be added stays in the field. */
  add(): Promise<void>;
  /** Status after the last add. */
  message: string;
  /** Why the text was not added. */
  refusal: string | undefined;
}

/** The quick-entry line of a list. Leaving the step adds a complete line; a half-typed one is restored later. */
export function useLine(part: Part): Line {
  const intake = useIntake();
  const [text, setText] = useLineText(part);
  const [{ message, refusal }, setStatus] = useState<{ message: string; refusal?: string }>({ message: "" });
  const field = useRef<HTMLTextAreaElement>(null);
  const isAdding = useRef(false);
  const isResubmitted = useRef(false);
  const latestText = useRef(text);
  latestText.current = text;
  const found = useMemo(
    () => readLine(part, text, intake.options, intake.rowsOf("people").map(named)),
    [part, text, intake],
  );

  /** Shows the problem, if any, at the field. */
  function isRefused(): boolean {
    const problem = refusalOf(part, found, intake.rowsOf(part).length);
    if (problem) setStatus({ message: "", refusal: problem });
    return problem !== undefined;
  }

  async function add() {
    if (text.trim() === "") return;
    isResubmitted.current = isAdding.current;
    if (isAdding.current) return;
    if (isRefused()) return;
    isAdding.current = true;
    // Cleared before saving, so that pressing Enter again at once does not add the rows twice.
    setText("");
    latestText.current = "";
    const added = await intake.add(part, found);
    isAdding.current = false;
    if (added.length > 0) return setStatus({ message: `${countOf(part, added.length)} added.` });
    setText([text, latestText.current].filter(Boolean).join("\n"));
    setStatus({ message: "", refusal: "Nothing was added. Your text is still here." });
  }

  // The next line may be submitted while the previous one is still being saved.
  useEffect(() => {
    if (isResubmitted.current && !isAdding.current) void add();
  });
  const isComplete = () =>
    !isHalfTyped(text) && found.every((answers) => readRow({ id: "line", part, answers }, intake.options).ok);
  useOnUnmount(() => void (isComplete() && add()));
  useRegisterLine({
    canSubmit: () => text.trim() === "" || isAdding.current || !isRefused(),
    submit: () => void add(),
    focus: () => field.current?.focus(),
  });
  const type = (next: string) => {
    setText(next);
    setStatus({ message: "" });
  };
  return { field, text, type, found, add, message, refusal };
}

const named = ({ id, answers }: { id: string; answers: Answers }) => ({ id, name: (answers.name ?? "").trim() });

export const countOf = (part: Part, count: number): string =>
  `${count} ${count === 1 ? oneOfPart(part) : manyOfPart(part)}`;

function refusalOf(part: Part, found: readonly Answers[], existing: number): string | undefined {
  if (found.length === 0) return "Nothing in this reads as a row. Your text is still here.";
  const date = unreadDate(part, found);
  if (date !== undefined) return `${unreadDateText(date)} Your text is still here.`;
  if (existing + found.length <= maxRows) return undefined;
  const room = Math.max(0, maxRows - existing);
  return `${fullWords(part)} ${room === 0 ? "It is full" : `There is room for ${room} more`}. Your text is still here.`;
}

export const fullWords = (part: Part): string => `A list holds up to ${maxRows} ${manyOfPart(part)}.`;

function useOnUnmount(leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}

/** A mounted line, as the step's Next button needs it. */
interface LineHandle {
  /** Whether the text can be added. If not, the line shows why. */
  canSubmit(): boolean;
  submit(): void;
  focus(): void;
}

type LineHandles = Set<() => LineHandle>;

export const LineRegistry = createContext<LineHandles | null>(null);

/** The lines of one step: Next submits them all, or none if one can't be read. */
export function useLineRegistry(): { registry: LineHandles; submitAll(): boolean } {
  const [registry] = useState<LineHandles>(() => new Set());
  function submitAll(): boolean {
    const lines = [...registry].map((current) => current());
    // Check every line, so that each one shows its problem.
    const refused = lines.filter((line) => !line.canSubmit());
    refused[0]?.focus();
    if (refused.length === 0) for (const line of lines) line.submit();
    return refused.length === 0;
  }
  return { registry, submitAll };
}

function useRegisterLine(line: LineHandle): void {
  const registry = useContext(LineRegistry);
  const latest = useRef(line);
  latest.current = line;
  useEffect(() => {
    const current = () => latest.current;
    registry?.add(current);
    return () => void registry?.delete(current);
  }, [registry]);
}

const fieldOf = (part: Part): string => `line-${part}`;
const nameOf = (part: Part, owner: string): string => `${fieldOf(part)}.${owner}`;
const empty = (part: Part): Record<string, string> => ({ [fieldOf(part)]: "" });

const ownerOf = (device: CurrentDevice): string =>
  device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";

/** On a shared computer, lines live in memory for as long as the store is open. */
const inMemory = new WeakMap<DeviceStore, Map<Part, string>>();

const linesInMemory = (device: CurrentDevice): Map<Part, string> | undefined => {
  if (device.phase !== "open" || !device.isInMemory) return undefined;
  const lines = inMemory.get(device.store) ?? new Map<Part, string>();
  inMemory.set(device.store, lines);
  return lines;
};

/** The text survives a change of step and a reload, per user; on a shared computer only as long as the page. */
function useLineText(part: Part): readonly [text: string, setText: (text: string) => void] {
  const device = useDevice();
  const owner = ownerOf(device);
  const [typed, type] = usePersistedFields(nameOf(part, owner), empty(part));
  const [, rerender] = useState("");
  const lines = linesInMemory(device);
  const text = typed[fieldOf(part)]!;
  // After signing in, the user continues the line they began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per owner
  useEffect(() => {
    if (owner === "anonymous" || lines) return;
    const begun = takeFields(nameOf(part, "anonymous"), empty(part))[fieldOf(part)];
    const own = readFields(nameOf(part, owner), empty(part))[fieldOf(part)];
    if (begun) type({ [fieldOf(part)]: [own, begun].filter(Boolean).join("\n") });
  }, [owner]);
  if (!lines) return [text, (next) => type({ [fieldOf(part)]: next })];
  const setText = (next: string) => {
    lines.set(part, next);
    rerender(next);
  };
  return [lines.get(part) ?? "", setText];
}

/** Text left in the lines of these lists. */
export function useUnsubmittedLines(parts: readonly Part[]): readonly { part: Part; text: string }[] {
  const device = useDevice();
  const [left, setLeft] = useState<readonly { part: Part; text: string }[]>([]);
  useEffect(() => {
    const textOf = (part: Part) =>
      linesInMemory(device)?.get(part) ?? readFields(nameOf(part, ownerOf(device)), empty(part))[fieldOf(part)]!;
    setLeft(parts.map((part) => ({ part, text: textOf(part) })).filter(({ text }) => text.trim() !== ""));
  }, [device, parts]);
  return left;
}
