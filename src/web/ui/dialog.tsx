import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "./button.tsx";
import "./dialog.css";

export type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** A sheet rises from the bottom on phones; elsewhere both stand in the centre. */
  variant?: "centre" | "sheet" | undefined;
  /** A press on the backdrop closes. Escape and the close button always do. */
  dismissable?: boolean | undefined;
  closeLabel?: string | undefined;
  children: ReactNode;
};

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { title, onClose, variant = "centre", dismissable = false, closeLabel = "Close", children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, onClose);

  function pressBackdrop(event: MouseEvent) {
    if (dismissable && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to the same end is Escape
    <dialog ref={dialog} className={`dialog dialog--${variant}`} aria-labelledby={titleId} onClick={pressBackdrop}>
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" icon="close" className="dialog-close" aria-label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Shows the dialog above everything, reports when the browser shuts it, and gives the focus back at the end. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  // In development effects run twice, and the first run's closing arrives late; only a dialog that is shut counts.
  const report = useEffectEvent(() => {
    if (!dialog.current?.open) onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const closed = () => report();
    element?.addEventListener("close", closed);
    element?.showModal();
    return () => {
      element?.removeEventListener("close", closed);
      const isElsewhere = hasMovedOn(element);
      element?.close();
      if (!isElsewhere && before instanceof HTMLElement) before.focus();
    };
  }, [dialog]);
}

/** This comes late: by then the keyboard may have gone to another part of the page, and is not called back. */
const hasMovedOn = (dialog: HTMLDialogElement | null): boolean =>
  document.activeElement !== document.body && !dialog?.contains(document.activeElement);
