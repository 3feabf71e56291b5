import { useSyncExternalStore } from "react";
import { useSiteConfig } from "#web/browser/site-config.ts";

export function Address() {
  const { contactEmail } = useSiteConfig();
  return (
    <section className="card contact-address" aria-labelledby="address">
      <h2 id="address">Write to the operator</h2>
      {contactEmail ? <Mail email={contactEmail} /> : <NoAddress />}
    </section>
  );
}

function Mail({ email }: { email: string }) {
  return (
    <>
      <p className="contact-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="small quiet">The link opens your mail program. Nothing is sent from this page.</p>
    </>
  );
}

const never = () => () => {};

/** The stored page is the same for every operator, so it must not say that this one gave no address. */
function NoAddress() {
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <p className="lede">
      {known
        ? "The operator of this site has not published an address yet."
        : "The address appears here once the page’s script has run."}{" "}
      Problems with the software itself can be reported where the project’s source code is kept.
    </p>
  );
}
