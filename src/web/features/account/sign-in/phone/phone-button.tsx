import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

/** `isBack`: whoever comes back from there finds the keyboard where it was. */
export function PhoneButton({ isBack, onClick }: { isBack: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" className="sign-in-phone" onClick={onClick}>
      Use a code by text message
    </Button>
  );
}
