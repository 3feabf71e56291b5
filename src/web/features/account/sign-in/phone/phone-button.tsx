import { useEffect, useRef } from "react";
import { Button, type ButtonProps } from "#web/ui/button.tsx";

/** `isBack`: whoever comes back from there finds the keyboard where it was. */
export function PhoneButton({ isBack, ...rest }: ButtonProps & { isBack: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" className="sign-in-phone" {...rest}>
      Use a code by text message
    </Button>
  );
}
