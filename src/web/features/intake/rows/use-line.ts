import { useEffect, useMemo, useRef, useState } from "react";
import { mostRows } from "#domain/household/limits.ts";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { readLine } from "#domain/intake/line/read-line.ts";
import { useIntake } from "../draft/intake-context.tsx";
import { manyOfPart, oneOfPart } from "./problem-words.ts";
import { useLineText } from "./use-line-text.ts";

interface Line {
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

/** What is typed in a list's line. Whoever leaves the step with words in it finds them as rows. */
export function useLine(part: Part): Line {
  const intake = useIntake();
  const [text, setText] = useLineText(part);
  const [{ said, refusal }, tell] = useState<{ said: string; refusal?: string }>({ said: "" });
  const isAdding = useRef(false);
  const isAskedAgain = useRef(false);
  const newest = useRef(text);
  newest.current = text;
  const found = useMemo(
    () => readLine(part, text, intake.asked, intake.rowsOf("people").map(named)),
    [part, text, intake],
  );

  async function add() {
    if (text.trim() === "") return;
    isAskedAgain.current = isAdding.current;
    if (isAdding.current) return;
    const problem = refusalOf(part, found.length, intake.rowsOf(part).length);
    if (problem) return tell({ said: "", refusal: problem });
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
  useOnLeaving(add);
  const type = (next: string) => {
    setText(next);
    tell({ said: "" });
  };
  return { text, type, found, add, said, refusal };
}

const named = ({ id, answers }: { id: string; answers: Answers }) => ({ id, name: (answers.name ?? "").trim() });

export const countOf = (part: Part, count: number): string =>
  `${count} ${count === 1 ? oneOfPart(part) : manyOfPart(part)}`;

function refusalOf(part: Part, found: number, held: number): string | undefined {
  if (found === 0) return "Nothing in this reads as a row. Your text is still here.";
  if (held + found <= mostRows) return undefined;
  const room = Math.max(0, mostRows - held);
  return `${fullWords(part)} ${room === 0 ? "It is full" : `There is room for ${room} more`}. Your text is still here.`;
}

export const fullWords = (part: Part): string => `A list holds up to ${mostRows} ${manyOfPart(part)}.`;

function useOnLeaving(add: () => Promise<void>) {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => () => void latest.current(), []);
}
