import { hasCapability } from "#web/platform/capabilities.ts";
import { useSiteConfig } from "#web/platform/site-config.ts";
import { ContactForm } from "./contact-form.tsx";

export function Address() {
  const { contactEmail } = useSiteConfig();
  return (
    <section className="card contact-address" aria-labelledby="address">
      <h2 id="address">Write to the operator</h2>
      {contactEmail ? <Ways email={contactEmail} /> : <NoAddress />}
    </section>
  );
}

function Ways({ email }: { email: string }) {
  const hasForm = hasCapability("contact-form", useSiteConfig());
  return (
    <>
      <p className="lede">Whoever runs this site reads it, and nobody else.</p>
      {hasForm && <ContactForm />}
      <div className="contact-by-mail">
        {hasForm && <p className="small quiet">By mail, if you like that better:</p>}
        <p className="contact-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
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
