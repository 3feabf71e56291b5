import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ToastProvider, useToast } from "#web/ui/toast.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { emptyYear } from "./sample-year.ts";

export function GalleryOverlays() {
  return (
    <ToastProvider>
      <GallerySection title="Dialog and toast">
        <div className="gallery-line">
          <DialogSample variant="center" />
          <DialogSample variant="sheet" />
          <ToastSample />
        </div>
      </GallerySection>
      <GallerySection title="Empty state">
        <EmptyState
          picture={<WeekStrip label="A year to come" quarters={emptyYear()} />}
          text="No saves yet. Put aside anything this week, even $5."
          action={<Button variant="primary">Put something aside</Button>}
        />
      </GallerySection>
    </ToastProvider>
  );
}

function DialogSample({ variant }: { variant: "center" | "sheet" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Dialog, {variant}
      </Button>
      <Dialog open={open} title="Leave this household" variant={variant} dismissable onClose={close}>
        <p className="lede">What you entered stays with the others. You can be invited again.</p>
        <div className="gallery-line gallery-actions">
          <Button variant="primary" onClick={close}>
            Leave
          </Button>
          <Button variant="quiet" onClick={close}>
            Stay
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function ToastSample() {
  const { show } = useToast();
  const [undone, setUndone] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => show({ text: "Expense removed.", undo: () => setUndone(undone + 1) })}>
        Toast with undo
      </Button>
      <Button variant="outline" onClick={() => show({ text: "Saved on this device.", seconds: 3 })}>
        Toast
      </Button>
      <span className="small quiet">Undone {undone} times.</span>
    </>
  );
}
