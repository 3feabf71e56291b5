import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Address } from "./address.tsx";
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
