import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";
import { useHtmlClass } from "#web/platform/use-html-class.ts";
import { Button } from "#web/ui/button.tsx";
import { focusIn, useAutoFocus } from "#web/ui/focus.ts";
import {
  type Choice,
  type Consent,
  closeConsentBar,
  reopenConsentBar,
  setConsent,
  useConsent,
  useIsReopened,
} from "./consent.ts";
import "./consent-bar.css";

/** Asks once, at the foot of the window without blocking the page; and again when the visitor reopens it. */
export function ConsentBar() {
  const consent = useConsent();
  const isReopened = useIsReopened();
  const isShown = !consent || isReopened;
  useHtmlClass("with-consent-bar", isShown);
  if (!isShown) return null;
  return (
    <section className="consent-bar" aria-labelledby="consent-heading" data-keep-clear>
      <div className="wrap consent-bar-row">
        <div>
          <ConsentHeading takesFocus={isReopened} />
          <p>
            {isReopened && `${describeConsent(consent)} `}
            {(!consent || canChoose(consent)) &&
              "We would like to know whether people who come here stay. Never an amount, a name or a note."}
          </p>
          <ConsentDetails />
        </div>
        {canChoose(consent) ? (
          <ConsentChoices onChosen={closeBar} />
        ) : (
          <Button variant="outline" onClick={closeBar}>
            Close
          </Button>
        )}
      </div>
    </section>
  );
}

function ConsentHeading({ takesFocus }: { takesFocus: boolean }) {
  const heading = useAutoFocus<HTMLHeadingElement>(takesFocus);
  return (
    <h2 id="consent-heading" ref={heading} tabIndex={-1}>
      May we count visits?
    </h2>
  );
}

const reopenButtonId = "consent-again";

/** Returns the focus to the button that opened the bar, without scrolling. */
function closeBar(): void {
  closeConsentBar();
  focusIn(document, `#${reopenButtonId}`, { preventScroll: true });
}

/** In the footer of every page. */
export function ReopenConsent() {
  const consent = useConsent();
  if (consent?.by === "operator" && consent.choice === "refused") return null;
  return (
    <button type="button" id={reopenButtonId} className="footer-button" onClick={reopenConsentBar}>
      Your choice on counting
    </button>
  );
}

/** Operators and tests select the buttons by `name`. */
const choices = [
  { choice: "refused", name: "refuse", label: "Refuse" },
  { choice: "granted", name: "grant", label: "Agree" },
] as const;

/** Two buttons of the same size, look and effort. */
export function ConsentChoices({ onChosen = () => {} }: { onChosen?: () => void }) {
  const chosen = useConsent()?.choice;
  const answer = (next: Choice) => {
    setConsent(next);
    onChosen();
  };
  return (
    <div className="consent-choices">
      {choices.map(({ choice, name, label }) => (
        <Button
          key={name}
          variant="outline"
          data-consent={name}
          aria-pressed={chosen && chosen === choice}
          onClick={() => answer(choice)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Everything that the visitor agrees to. */
export function ConsentDetails() {
  const { analyticsId, firebase } = useSiteConfig();
  return (
    <details className="consent-details">
      <summary>What is counted</summary>
      <ul>
        <li>Which pages of this site were opened, and when</li>
        <li>How you found it: the link, the search engine or the campaign</li>
        <li>That the questions about a household were begun or finished, never the answers</li>
        <li>That a week was saved: which week, never how much</li>
        <li>That someone signed up or in, and how long ago they began</li>
      </ul>
      <p>
        {/* A Firebase project collects nothing of its own. */}
        {!firebase &&
          "It goes to this site’s own server, with a number that ends with the visit, and is deleted after 13 months. "}
        {analyticsId &&
          `It ${firebase ? "" : "also "}goes to Google Analytics, which sets a cookie with a number of its own. `}
        You can change your mind at the foot of every page. <Link to={paths.cookies}>Everything that is stored</Link>
      </p>
    </details>
  );
}

/** Created on demand: the first date format of a page takes a slow phone 80 ms, and this script runs on every page. */
const formatDay = (at: number): string => new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(at);

/** The current choice in a sentence. */
export function describeConsent(consent: Consent | null): string {
  if (!consent) return "You have not answered yet, so nothing is counted.";
  if (consent.by === "signal")
    return "Your browser sends Global Privacy Control. That is a no, so nothing is counted here.";
  if (consent.by === "operator")
    return consent.choice === "granted"
      ? "The operator of this site counts visits unless you refuse."
      : "This site counts nothing: no visits, no clicks. So there is nothing to agree to.";
  const on = consent.at ? ` on ${formatDay(consent.at)}` : "";
  return consent.choice === "granted" ? `You agreed${on}.` : `You refused${on}. Nothing is counted.`;
}

/** There is no choice where the browser or the operator refuses. */
export const canChoose = (consent: Consent | null): boolean =>
  !(consent?.choice === "refused" && consent.by !== "visitor");
