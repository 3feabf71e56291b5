export type ButtonVariant = "primary" | "outline" | "quiet";

export type ButtonSize = "regular" | "small" | "large";

export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** Buttons and links that look like buttons share their classes. */
export function buttonClass(look: ButtonLook, iconAlone: boolean, className: string | undefined): string {
  const classes = ["button", `button--${look.variant ?? "primary"}`, `button--${look.size ?? "regular"}`];
  if (iconAlone) classes.push("button--icon");
  if (className) classes.push(className);
  return classes.join(" ");
}
