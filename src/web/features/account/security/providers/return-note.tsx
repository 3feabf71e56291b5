import { useEffect, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import type { Return } from "./use-return.ts";

/** Brings whoever comes back to the row they left from. */
export function ReturnNote({ came: { isLinked, text } }: { came: Return }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    words.current?.scrollIntoView({ block: "center" });
    words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={words} tabIndex={-1} className={isLinked ? "" : "account-problem"}>
      {!isLinked && <Icon name="alert" size={18} />}
      {text}
    </span>
  );
}
