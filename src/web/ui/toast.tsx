import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { ToastCard, type ToastMessage } from "./toast-card.tsx";

type Toasts = { show: (message: ToastMessage) => void };
type Queued = ToastMessage & { id: number };

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows one message at a time; the next waits for it to leave. */
export function ToastProvider({ label = "Messages", children }: { label?: string; children: ReactNode }) {
  const lastId = useRef(0);
  const [queue, setQueue] = useState<Queued[]>([]);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setQueue((waiting) => [...waiting, { ...message, id }]);
  }, []);
  const leave = useCallback(() => setQueue(([, ...waiting]) => waiting), []);
  const toasts = useMemo(() => ({ show }), [show]);
  const current = queue[0];
  return (
    <ToastContext value={toasts}>
      {children}
      <section className="toast-region" aria-label={label} aria-live="polite">
        {current && <ToastCard key={current.id} message={current} onLeave={leave} />}
      </section>
    </ToastContext>
  );
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
