import {
  createContext,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";
import { keepClear } from "./keep-clear.ts";
import "./toast.css";

type Toasts = { show: (message: ToastMessage) => void };
type Shown = ToastMessage & { id: number };

const ToastContext = createContext<Toasts | undefined>(undefined);

/** How many actions the undo key can undo, one after the other. */
const mostUndoable = 50;

/**
 * The newest message replaces the previous one, so that the undo on screen always belongs to the last action. Failures stay
 * until their time is over. A message without an undo does not replace one with an undo.
 */
export function ToastProvider({ label = "Messages", children }: { label?: string; children: ReactNode }) {
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const undoable = useRef<Shown[]>([]);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const newest = { ...message, id: lastId.current };
    if (newest.undo) undoable.current = [...undoable.current, newest].slice(-mostUndoable);
    setShown((before) => [...before.filter((older) => staysBeside(older, newest)), newest]);
  }, []);
  const leave = useCallback((id: number) => setShown((before) => before.filter((message) => message.id !== id)), []);
  const undo = useCallback(
    ({ id, undo }: Shown) => {
      undoable.current = undoable.current.filter((message) => message.id !== id);
      leave(id);
      undo?.();
    },
    [leave],
  );
  useUndoKey(region, shown, () => {
    const last = undoable.current.at(-1);
    if (!last) return false;
    undo(last);
    show({ text: `Undone: ${last.text}` });
    return true;
  });
  useKeepClear(region, shown);
  const toasts = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={region} className="toast-region" aria-label={label} aria-live="polite">
        {shown.map((message) => (
          <ToastCard key={message.id} message={message} onUndo={undo} onLeave={leave} />
        ))}
      </section>
    </ToastContext>
  );
}

const staysBeside = (older: ToastMessage, newest: ToastMessage): boolean =>
  older.text !== newest.text && (older.stays === true || (older.undo !== undefined && newest.undo === undefined));

const choice = "[type=checkbox], [type=radio], [type=button], [type=submit], [type=range]";
const editable = `input:not(${choice}), textarea, select, [contenteditable]:not([contenteditable=false])`;

/**
 * Ctrl+Z or ⌘Z outside of text fields; inside, it undoes typing. An exception is a field that the last action emptied and
 * that nobody typed in since: it has nothing to undo.
 */
function isUndoKey(event: KeyboardEvent, hasTyped: boolean): boolean {
  const isPressed = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isPressed || event.shiftKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  const field = event.target instanceof Element ? event.target.closest(editable) : null;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return field === null || (!hasTyped && isText && field.value === "");
}

/** Undoes the last action, unless a dialog covers these messages. */
function useUndoKey(region: { current: HTMLElement | null }, shown: readonly Shown[], undo: () => boolean): void {
  const latest = useRef(undo);
  latest.current = undo;
  const hasTyped = useRef(false);
  const newest = shown.at(-1)?.id;
  // Before the message is painted: someone may press the keys as soon as they see it.
  useLayoutEffect(() => {
    if (newest !== undefined) hasTyped.current = false;
  }, [newest]);
  useEffect(() => {
    const onInput = () => {
      hasTyped.current = true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event, hasTyped.current) || isBelowDialog(region.current)) return;
      if (latest.current()) event.preventDefault();
    };
    document.addEventListener("input", onInput);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [region]);
}

const isBelowDialog = (region: HTMLElement | null): boolean => {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(region));
};

function useKeepClear(region: { current: HTMLElement | null }, shown: readonly Shown[]): void {
  const isShown = shown.length > 0;
  useEffect(() => (isShown && region.current ? keepClear(region.current) : undefined), [region, isShown]);
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

export type ToastMessage = {
  text: string;
  undo?: (() => void) | undefined;
  seconds?: number | undefined;
  /** A newer message does not replace it: something failed, or this is the only place to undo it. */
  stays?: true | undefined;
};

type CardProps<Message extends ToastMessage & { id: number }> = {
  message: Message;
  onUndo: (message: Message) => void;
  onLeave: (id: number) => void;
};

const DEFAULT_SECONDS = 8;

function ToastCard<Message extends ToastMessage & { id: number }>(props: CardProps<Message>) {
  const { message, onUndo, onLeave } = props;
  const { id, text } = message;
  const end = useCallback(() => onLeave(id), [onLeave, id]);
  const stayProps = useStay(message.seconds ?? DEFAULT_SECONDS, end);
  return (
    <div className="toast" {...stayProps}>
      <p className="toast-text">{text}</p>
      {message.undo && (
        <button
          type="button"
          className="toast-undo"
          aria-keyshortcuts="Control+Z"
          title="Undo (Ctrl+Z)"
          onClick={() => onUndo(message)}
        >
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Close" onClick={end}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The message stays while it is hovered or focused. When it leaves, it restores the focus. */
function useStay(seconds: number, onLeave: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useCountdown(seconds, hovered || focused, onLeave);
  // A layout effect, so that it also works when a newer message replaces this one.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, []);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }

  const onKeyDown = (event: ReactKeyboardEvent) => event.key === "Escape" && onLeave();
  const onBlur = () => setFocused(false);
  const hover = { onMouseEnter: () => setHovered(true), onMouseLeave: () => setHovered(false) };
  return { ref: card, ...hover, onFocus, onBlur, onKeyDown };
}

/** After a pause the countdown restarts: more time to read never hurts. */
function useCountdown(seconds: number, paused: boolean, onEnd: () => void) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onEnd, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, paused, onEnd]);
}
