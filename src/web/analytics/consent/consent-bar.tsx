import { useEffect, useRef } from "react";
import { usePageMark } from "#web/platform/page-mark.ts";
import { Button } from "#web/ui/button.tsx";
import { askAgain, stopAsking, useAsking } from "./asking.ts";
import { useConsent } from "./consent.ts";
import { ConsentChoices } from "./consent-choices.tsx";
import { ConsentDetails } from "./consent-details.tsx";
import { canChoose, consentInWords } from "./consent-words.ts";
import "./consent-bar.css";

/** Asks once, at the foot of the window and in nobody's way; and again for whoever wants to look at their answer. */
export function ConsentBar() {
  const consent = useConsent();
  const isAsking = useAsking();
  const isShown = !consent || isAsking;
  usePageMark("with-consent-bar", isShown);
  if (!isShown) return null;
  return (
    <section className="consent-bar" aria-labelledby="consent-heading" data-keep-clear>
      <div className="wrap consent-bar-row">
        <div>
          <Heading takesFocus={isAsking} />
          <p>
            {isAsking && `${consentInWords(consent)} `}
            {(!consent || canChoose(consent)) &&
              "We would like to know whether people who come here stay. Never an amount, a name or a note."}
          </p>
          <ConsentDetails />
        </div>
        {canChoose(consent) ? (
          <ConsentChoices onChosen={leave} />
        ) : (
          <Button variant="outline" onClick={leave}>
            Close
          </Button>
        )}
      </div>
    </section>
  );
}

function Heading({ takesFocus }: { takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id="consent-heading" ref={heading} tabIndex={-1}>
      May we count visits?
    </h2>
  );
}

const opener = "consent-again";

/** Back to where it was opened, where it was. */
function leave(): void {
  stopAsking();
  document.getElementById(opener)?.focus({ preventScroll: true });
}

/** In the footer of every page. */
export function ConsentAgain() {
  const consent = useConsent();
  if (consent?.by === "operator" && consent.choice === "refused") return null;
  return (
    <button type="button" id={opener} className="footer-button" onClick={askAgain}>
      Your choice on counting
    </button>
  );
}
