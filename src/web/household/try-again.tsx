import { reopenDevice } from "#web/store/owner/current-device.ts";
import { Button } from "#web/ui/button.tsx";

export function TryAgain({ variant }: { variant: "primary" | "outline" }) {
  return (
    <Button variant={variant} onClick={() => void reopenDevice()}>
      Try again
    </Button>
  );
}
