import { paths } from "#web/paths.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Link } from "#web/platform/router/router.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";
import { ContactForm } from "./contact-form.tsx";
import "./contact-screen.css";

export default function ContactScreen() {
  return (
    <div className="wrap page contact">
      <header>
        <h1 tabIndex={-1}>Contact</h1>
        <p className="contact-lede">How to reach whoever runs this site. It helps to name the page you mean.</p>
      </header>
      <div className="columns contact-columns">
        <div>
          <Address />
          <WorthWriting />
        </div>
        <div>
          <NotToSend />
          <WhenToExpect />
        </div>
      </div>
    </div>
  );
}

const reasons = [
  ["A correction", "An article has a fact wrong. Name the article and, if you can, a source."],
  ["Your data", "A request to see, take, correct or erase it."],
  ["A bug", "What you did, what you expected, what happened, and which browser."],
  ["Accessibility", "What stood in your way, and what you use: a screen reader, a keyboard, zoom."],
  ["Security", "A weakness. Please tell us before anyone else."],
] as const;

function WorthWriting() {
  return (
    <section className="section contact-section" aria-labelledby="worth-writing">
      <h2 id="worth-writing">What to write about</h2>
      <dl className="contact-reasons">
        {reasons.map(([reason, text]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const neverSend = [
  "Account or card numbers",
  "Passwords, codes or backup codes",
  "Invitation or reset links",
  "A picture of your dashboard with amounts in it",
];

function NotToSend() {
  return (
    <section className="section contact-section" aria-labelledby="not-to-send">
      <h2 id="not-to-send">What not to send</h2>
      <p className="lede">Mail is not a safe place for these, and nobody needs them to help you.</p>
      <ul className="rows contact-never">
        {neverSend.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="small quiet">
        Nobody from this site asks you for a password or a code. If someone does, it is not us.
      </p>
    </section>
  );
}

function WhenToExpect() {
  return (
    <section className="section contact-section" aria-labelledby="when">
      <h2 id="when">When to expect an answer</h2>
      <p className="lede">
        There is no support desk, so there is no promise. Requests about your data are answered within the time that the
        law sets, in the EU one month. The <Link to={paths.privacy}>privacy page</Link> lists your rights.
      </p>
    </section>
  );
}

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
