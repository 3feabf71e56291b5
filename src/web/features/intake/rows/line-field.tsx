import type { KeyboardEvent } from "react";
import type { Part } from "#domain/intake/answers.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { LinePreview } from "./line-preview.tsx";
import type { ListWords, RowListProps } from "./row-types.ts";
import { countOf, useLine } from "./use-line.ts";
import "./line-field.css";

interface LineFieldProps {
  part: Part;
  words: ListWords;
  describe: RowListProps["describe"];
  /** Enter on an empty line. */
  onGoOn(): void;
}

const mostLines = 8;

/** The quickest way to answer: type or paste, see what it becomes, Enter. */
export function LineField({ part, words, describe, onGoOn }: LineFieldProps) {
  const line = useLine(part);
  const isEmpty = line.text.trim() === "";
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isEmpty) onGoOn();
    else void line.add();
  };
  return (
    <div className="line-field">
      <TextArea
        ref={line.field}
        name="line"
        label={`Type or paste ${words.list.toLowerCase()}`}
        hint={`Such as: ${words.example}. Enter adds; on an empty line it goes on.`}
        error={line.refusal}
        value={line.text}
        onChange={line.type}
        onKeyDown={press}
        rows={Math.min(mostLines, line.text.split("\n").length)}
        enterKeyHint={isEmpty ? "next" : "done"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {line.found.length > 0 && (
        <>
          <LinePreview part={part} found={line.found} describe={describe} />
          <Button variant="outline" onClick={() => void line.add()}>
            Add {countOf(part, line.found.length)}
          </Button>
        </>
      )}
      <p role="status" className="small quiet">
        {line.said}
      </p>
    </div>
  );
}
