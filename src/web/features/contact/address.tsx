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

function NoAddress() {
  return (
    <p className="lede">
      The operator of this site has not published an address yet. Problems with the software itself can be reported
      where the project’s source code is kept.
    </p>
  );
}
