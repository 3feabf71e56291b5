import { useRef, useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { isFull } from "#domain/intake/household-from.ts";
import { isBlank } from "#domain/intake/read-row.ts";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/intake-context.tsx";
import { fullWords } from "./use-line.ts";
import type { OpenRow } from "./use-open-row.ts";

/** Adds a row and opens its editor. A list that is full says so. */
export function useAdding(part: Part, open: (row: OpenRow) => void) {
  const intake = useIntake();
  const [refusal, setRefusal] = useState("");
  const isAdding = useRef(false);
  async function add(answers: Answers, field?: string) {
    if (isAdding.current) return;
    const full = isFull(intake.rows, part);
    setRefusal(full ? `${fullWords(part)} It is full; what is in it is safe.` : "");
    if (full) return;
    isAdding.current = true;
    const [rowId] = await intake.add(part, [answers]);
    isAdding.current = false;
    if (rowId) open({ rowId, field, isNew: true });
  }
  /** A row in which nothing was typed yet is as good as a new one. */
  async function addBlank(rows: readonly DraftRow[]) {
    const blank = rows.find((row) => !row.isFinished && isBlank(row));
    if (blank) open({ rowId: blank.id, isNew: true });
    else await add({});
  }
  return { add, addBlank, refusal };
}
