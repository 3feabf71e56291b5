import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon, type IconName } from "./icon.tsx";
import "./button.css";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    icon?: IconName | undefined;
    /** Something is under way: the button stays focusable, says so, and does nothing. */
    busy?: boolean | undefined;
  };

export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button would otherwise submit twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, children === undefined, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
