import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { ShownDevice } from "#web/store/use-device.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { useSample } from "./use-sample.ts";
import "./sample-room.css";

/** A room with the sample household in it, said so at the top for as long as one looks. */
export function SampleRoom({ children }: { children: ReactNode }) {
  const device = useSample();
  return (
    <ToastProvider>
      <aside className="sample-mark" aria-label="Sample household">
        <p>
          <strong>This is a sample household.</strong> Nobody real. Try anything: it is forgotten when you leave.
        </p>
        <ButtonLink to={paths.intake} size="small">
          Start your own
        </ButtonLink>
      </aside>
      {device.phase === "open" && <ShownDevice value={device}>{children}</ShownDevice>}
    </ToastProvider>
  );
}
