import { type FocusEvent, type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { TextField } from "#web/ui/text-field.tsx";

interface LinkProps {
  label: string;
  hint: string;
  link: string;
  /** What the button that copies it says, and how it looks. */
  action: string;
  look?: ButtonLook;
  /** Of the row of buttons. */
  className: string;
  /** What else can be done, beside that button. */
  children: ReactNode;
}

/** A link to be taken elsewhere. It is selected whole, for browsers that don't let a page copy. */
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
  /** What to say about it, if anything. */
  words: string;
  copy: (text: string) => Promise<void>;
}

/** Copies a text. Not every browser lets a page do so. */
export function useClipboard(): Clipboard {
  const [words, setWords] = useState("");
  const copy = async (text: string) =>
    setWords(
      (await isCopied(text)) ? "Copied." : "This browser did not let us copy it. Select the text and copy it yourself.",
    );
  return { words, copy };
}

/** There is no `navigator.clipboard` on a page that came by plain HTTP; the old command still copies a selection. */
async function isCopied(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copiedBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "visually-hidden";
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
