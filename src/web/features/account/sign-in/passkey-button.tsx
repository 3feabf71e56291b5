import type { ReactNode } from "react";
import { usePasskeySupport } from "#web/platform/passkey-support.ts";
import { Button } from "#web/ui/button.tsx";

interface PasskeyButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Not there where the browser knows no passkeys. */
export function PasskeyButton({ isBusy, onClick, children }: PasskeyButtonProps) {
  if (!usePasskeySupport()) return null;
  return (
    <Button variant="outline" busy={isBusy} onClick={onClick}>
      {children}
    </Button>
  );
}
