import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "#web/platform/router/router.tsx";
import { Icon, type IconName } from "./icon.tsx";
import "./button.css";

export type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    icon?: IconName | undefined;
    /** An action is in progress: the button stays focusable, announces it, and ignores presses. */
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

type ButtonLinkProps = LinkProps & ButtonStyle & { icon?: IconName | undefined };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, children === undefined, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export const TextButton = ({ className, ...props }: Omit<ComponentProps<"button">, "type">) => (
  <button {...props} type="button" className={className ? `text-button ${className}` : "text-button"} />
);

type ButtonVariant = "primary" | "outline" | "quiet";

type ButtonSize = "regular" | "small" | "large";

export type ButtonStyle = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** The class names of buttons and of links that look like buttons. */
export function buttonClass(look: ButtonStyle, iconAlone: boolean, className: string | undefined): string {
  const classes = ["button", `button--${look.variant ?? "primary"}`, `button--${look.size ?? "regular"}`];
  if (iconAlone) classes.push("button--icon");
  if (className) classes.push(className);
  return classes.join(" ");
}
