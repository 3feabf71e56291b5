import { useEffect, useRef } from "react";

/** Where the keyboard and the reader go when the next step shows. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className="bank-heading" tabIndex={-1}>
      {text}
    </h3>
  );
}
