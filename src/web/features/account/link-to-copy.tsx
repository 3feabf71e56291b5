import type { FocusEvent, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopy } from "./use-copy.ts";

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
export function LinkToCopy({ label, hint, link, action, look, className, children }: LinkProps) {
  const { words, copy } = useCopy();
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
