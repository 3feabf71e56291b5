import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { isFocusOutside } from "./focus.ts";
import "./dialog.css";

export type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** A sheet slides in from the bottom on phones; on larger screens both are centered. */
  variant?: "center" | "sheet" | undefined;
  /** A press on the backdrop closes the dialog. Escape and the close button always do. */
  dismissable?: boolean | undefined;
  closeLabel?: string | undefined;
  children: ReactNode;
};

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { title, onClose, variant = "center", dismissable = false, closeLabel = "Close", children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, onClose);

  function pressBackdrop(event: MouseEvent) {
    if (dismissable && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users press Escape
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

/** Opens the dialog as a modal, reports when the browser closes it, and restores the focus at the end. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  // In development, effects run twice and the first run's close event arrives late. Report only if the dialog is really closed.
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
      // The cleanup may run late, when the focus is already elsewhere on the page; then leave it there.
      const isElsewhere = isFocusOutside(element);
      element?.close();
      if (!isElsewhere && before instanceof HTMLElement) before.focus();
    };
  }, [dialog]);
}
