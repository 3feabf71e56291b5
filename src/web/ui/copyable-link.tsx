import { type FocusEvent, type ReactNode, useState } from "react";
import { Button, type ButtonStyle } from "./button.tsx";
import { TextField } from "./text-field.tsx";

interface LinkProps {
  label: string;
  hint: string;
  link: string;
  /** Label and look of the copy button. */
  action: string;
  look?: ButtonStyle;
  /** Class of the row of buttons. */
  className: string;
  /** More buttons, after the copy button. */
  children: ReactNode;
}

/** A link to copy. Focus selects all of it, for browsers that do not let a page copy. */
export function CopyableLink({ label, hint, link, action, look, className, children }: LinkProps) {
  const { words, copy } = useClipboard();
  return (
    <>
      <TextField
        label={label}
        value={link}
        onChange={() => {}}
        readOnly
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        hint={hint}
      />
      <div className={className}>
        <Button {...look} onClick={() => void copy(link)}>
          {action}
        </Button>
        {children}
      </div>
      <p className="small quiet" role="status">
        {words}
      </p>
    </>
  );
}

interface Clipboard {
  /** The result for the user, empty before the first copy. */
  words: string;
  copy: (text: string) => Promise<void>;
}

/** Copies text, and reports where the browser does not allow it. */
export function useClipboard(): Clipboard {
  const [words, setWords] = useState("");
  const copy = async (text: string) =>
    setWords(
      (await copyText(text)) ? "Copied." : "This browser did not let us copy it. Select the text and copy it yourself.",
    );
  return { words, copy };
}

/** `navigator.clipboard` is missing on plain HTTP; `execCommand` still copies a selection there. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "visually-hidden";
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
