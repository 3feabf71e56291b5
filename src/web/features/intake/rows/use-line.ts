import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { mostRows } from "#domain/household/limits.ts";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { readLine } from "#domain/intake/line/read-line.ts";
import { isHalfTyped, unreadDate } from "#domain/intake/line/unfinished-line.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { useLineGate } from "./line-gate.ts";
import { manyOfPart, oneOfPart, unreadDateText } from "./problem-words.ts";
import { useLineText } from "./use-line-text.ts";

interface Line {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  type(text: string): void;
  /** The rows that the text would become. */
  found: readonly Answers[];
  /** Makes rows of the text. What could not be added stays in the field. */
  add(): Promise<void>;
  /** What was added last. */
  said: string;
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
  const isAskedAgain = useRef(false);
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
    isAskedAgain.current = isAdding.current;
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
    if (isAskedAgain.current && !isAdding.current) void add();
  });
  const isWhole = () =>
    !isHalfTyped(text) && found.every((answers) => readRow({ id: "line", part, answers }, intake.asked).ok);
  useOnLeaving(() => void (isWhole() && add()));
  useLineGate({
    mayGoOn: () => text.trim() === "" || isAdding.current || !refuses(),
    goOn: () => void add(),
    focus: () => field.current?.focus(),
  });
  const type = (next: string) => {
    setText(next);
    tell({ said: "" });
  };
  return { field, text, type, found, add, said, refusal };
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

function useOnLeaving(leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}
