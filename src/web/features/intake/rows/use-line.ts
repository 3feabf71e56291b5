import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";
import { mostRows } from "#domain/household/household.ts";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { isHalfTyped, readLine, unreadDate } from "#domain/intake/line/read-line.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { readTyped, takeTyped, useTyped } from "#web/platform/typed.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import { useDevice } from "#web/store/use-device.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { manyOfPart, oneOfPart, unreadDateText } from "./problem-words.ts";

interface Line {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  type(text: string): void;
  /** The rows that the text would become. */
  found: readonly Answers[];
  /** Makes rows of the text. What could not be added stays in the field. */
  add(): Promise<void>;
  /** What was added last. */
  message: string;
  /** Why the text stayed. */
  refusal: string | undefined;
}

/**
 * What is typed in a list's line. A step that is left with a line that reads whole has its rows; a line that is
 * half-typed stays as it is and is found again.
 */
export function useLine(part: Part): Line {
  const intake = useIntake();
  const [text, setText] = useLineText(part);
  const [{ said, refusal }, tell] = useState<{ said: string; refusal?: string }>({ said: "" });
  const field = useRef<HTMLTextAreaElement>(null);
  const isAdding = useRef(false);
  const isResubmitted = useRef(false);
  const newest = useRef(text);
  newest.current = text;
  const found = useMemo(
    () => readLine(part, text, intake.asked, intake.rowsOf("people").map(named)),
    [part, text, intake],
  );

  /** Says at the line why nothing is added. */
  function refuses(): boolean {
    const problem = refusalOf(part, found, intake.rowsOf(part).length);
    if (problem) tell({ said: "", refusal: problem });
    return problem !== undefined;
  }

  async function add() {
    if (text.trim() === "") return;
    isResubmitted.current = isAdding.current;
    if (isAdding.current) return;
    if (refuses()) return;
    isAdding.current = true;
    // Emptied before it is kept, so that whoever comes back at once does not add it a second time.
    setText("");
    newest.current = "";
    const added = await intake.add(part, found);
    isAdding.current = false;
    if (added.length > 0) return tell({ said: `${countOf(part, added.length)} added.` });
    setText([text, newest.current].filter(Boolean).join("\n"));
    tell({ said: "", refusal: "Nothing was added. Your text is still here." });
  }

  // The next line may be entered before the one before it is kept.
  useEffect(() => {
    if (isResubmitted.current && !isAdding.current) void add();
  });
  const isWhole = () =>
    !isHalfTyped(text) && found.every((answers) => readRow({ id: "line", part, answers }, intake.asked).ok);
  useOnUnmount(() => void (isWhole() && add()));
  useRegisterLine({
    canSubmit: () => text.trim() === "" || isAdding.current || !refuses(),
    submit: () => void add(),
    focus: () => field.current?.focus(),
  });
  const type = (next: string) => {
    setText(next);
    tell({ said: "" });
  };
  return { field, text, type, found, add, message, refusal };
}

const named = ({ id, answers }: { id: string; answers: Answers }) => ({ id, name: (answers.name ?? "").trim() });

export const countOf = (part: Part, count: number): string =>
  `${count} ${count === 1 ? oneOfPart(part) : manyOfPart(part)}`;

function refusalOf(part: Part, found: readonly Answers[], held: number): string | undefined {
  if (found.length === 0) return "Nothing in this reads as a row. Your text is still here.";
  const date = unreadDate(part, found);
  if (date !== undefined) return `${unreadDateText(date)} Your text is still here.`;
  if (held + found.length <= mostRows) return undefined;
  const room = Math.max(0, mostRows - held);
  return `${fullWords(part)} ${room === 0 ? "It is full" : `There is room for ${room} more`}. Your text is still here.`;
}

export const fullWords = (part: Part): string => `A list holds up to ${mostRows} ${manyOfPart(part)}.`;

function useOnUnmount(leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}

/** A line that someone may go on from. */
interface LineHandle {
  /** Whether what is typed can be added. If not, the line says why. */
  canSubmit(): boolean;
  submit(): void;
  focus(): void;
}

type LineHandles = Set<() => LineHandle>;

export const LineRegistry = createContext<LineHandles | null>(null);

/** The lines of one step, so that Next adds what is typed in them, or stays where one can't be read. */
export function useLineRegistry(): { registry: LineHandles; submitAll(): boolean } {
  const [gates] = useState<LineHandles>(() => new Set());
  function pass(): boolean {
    const lines = [...gates].map((current) => current());
    // Every line is asked, so that each one says what is wrong with it.
    const refused = lines.filter((line) => !line.canSubmit());
    refused[0]?.focus();
    if (refused.length === 0) for (const line of lines) line.submit();
    return refused.length === 0;
  }
  return { registry, submitAll };
}

function useRegisterLine(gate: LineHandle): void {
  const gates = useContext(LineRegistry);
  const latest = useRef(gate);
  latest.current = gate;
  useEffect(() => {
    const current = () => latest.current;
    gates?.add(current);
    return () => void gates?.delete(current);
  }, [gates]);
}

const fieldOf = (part: Part): string => `line-${part}`;
const nameOf = (part: Part, owner: string): string => `${fieldOf(part)}.${owner}`;
const empty = (part: Part): Record<string, string> => ({ [fieldOf(part)]: "" });

const ownerOf = (device: CurrentDevice): string =>
  device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";

/** On a shared computer lines live as long as what is open there. */
const inMemory = new WeakMap<DeviceStore, Map<Part, string>>();

const linesInMemory = (device: CurrentDevice): Map<Part, string> | undefined => {
  if (device.phase !== "open" || !device.isInMemory) return undefined;
  const lines = inMemory.get(device.store) ?? new Map<Part, string>();
  inMemory.set(device.store, lines);
  return lines;
};

/** The line outlives its step and a reload, for whoever typed it; on a shared computer it lives as long as the page. */
function useLineText(part: Part): readonly [text: string, setText: (text: string) => void] {
  const device = useDevice();
  const owner = ownerOf(device);
  const [typed, type] = useTyped(nameOf(part, owner), empty(part));
  const [, draw] = useState("");
  const lines = linesInMemory(device);
  const text = typed[fieldOf(part)]!;
  // Someone who signs in half-way goes on with the line they began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    if (owner === "anonymous" || lines) return;
    const begun = takeTyped(nameOf(part, "anonymous"), empty(part))[fieldOf(part)];
    const own = readTyped(nameOf(part, owner), empty(part))[fieldOf(part)];
    if (begun) type({ [fieldOf(part)]: [own, begun].filter(Boolean).join("\n") });
  }, [owner]);
  if (!lines) return [text, (next) => type({ [fieldOf(part)]: next })];
  const setText = (next: string) => {
    lines.set(part, next);
    draw(next);
  };
  return [lines.get(part) ?? "", setText];
}

/** What still stands in a list's line. */
export function useUnsubmittedLines(parts: readonly Part[]): readonly { part: Part; text: string }[] {
  const device = useDevice();
  const [left, setLeft] = useState<readonly { part: Part; text: string }[]>([]);
  useEffect(() => {
    const textOf = (part: Part) =>
      linesInMemory(device)?.get(part) ?? readTyped(nameOf(part, ownerOf(device)), empty(part))[fieldOf(part)]!;
    setLeft(parts.map((part) => ({ part, text: textOf(part) })).filter(({ text }) => text.trim() !== ""));
  }, [device, parts]);
  return left;
}
