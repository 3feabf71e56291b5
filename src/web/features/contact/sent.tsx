import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";

/** What happens next, without a promise that nobody could keep. */
export function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the keyboard with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent">
      <h3 ref={heading} tabIndex={-1}>
        Your message is on its way
      </h3>
      <p>
        It is kept here and mailed to whoever runs this site. If they can’t be reached now, it is tried again by itself.
        Their answer comes to <strong>{email}</strong>, from their own address.
      </p>
      <p className="small quiet">The copy here is erased thirty days after it was delivered.</p>
      <Button variant="outline" size="small" onClick={onAgain}>
        Write another
      </Button>
    </div>
  );
}
