import { useCallback, useState } from "react";
import { useToast } from "#web/ui/toast.tsx";

/** A part that comes when it is asked for. One that does not come is said, and asked for again by the next press. */
export function useOnDemand<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const { show } = useToast();
  const want = useCallback(async () => {
    try {
      setPart(await load());
    } catch {
      show({ text: "This part did not load. If it stays so, reload the page.", stays: true });
    }
  }, [load, show]);
  return [part, want] as const;
}
