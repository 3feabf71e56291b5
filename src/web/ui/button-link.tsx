import { Link, type LinkProps } from "#web/platform/router/router.tsx";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon, type IconName } from "./icon.tsx";
import "./button.css";

export type ButtonLinkProps = LinkProps & ButtonLook & { icon?: IconName | undefined };

/** Goes somewhere, but is as weighty as a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, children === undefined, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
