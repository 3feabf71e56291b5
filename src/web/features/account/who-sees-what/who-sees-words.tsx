import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";

interface Part {
  title: string;
  text: ReactNode;
}

/** Each sentence says what the product does today, and changes with it. */
const partsFor = (isHosted: boolean): readonly Part[] => [
  {
    title: "What you share",
    text: (
      <p>
        Everyone in a household sees everything in it, names, amounts and notes, and can change it. Each change is
        listed with who made it and when, for 13 months. Its owner can also remove members and delete it.
      </p>
    ),
  },
  {
    title: "What you keep to yourself",
    text: (
      <>
        <p>
          An account, a debt or a goal can be yours alone, with its balances and saves. It then lives in a space of your
          own, where nobody can be invited, and counts in no shared figure. The others see neither what it is nor that
          it is there.
        </p>
        <p>
          If it was shared before, they have seen it. They see that it was deleted, and what it was stays in the list of
          changes for 13 months.
        </p>
      </>
    ),
  },
  {
    title: "When someone leaves",
    text: (
      <>
        <p>
          Whoever leaves or is removed no longer sees the household, and their devices delete their copy once they hear
          of it. What they entered stays with the others. Whoever leaves may take a copy as it is that day, and what
          they keep to themselves stays theirs.
        </p>
        <p>
          When someone deletes their account, the list of changes no longer says what was theirs. Their name stays among
          the people until somebody removes it.
        </p>
      </>
    ),
  },
  {
    title: "What an invitation shows",
    text: (
      <>
        <p>
          The household’s name, what it calls the person who invites, and until when the link works. Nothing else,
          before someone is in.
        </p>
        <p>
          Whoever opens a link signs in and then waits. Until they are let in or not, and afterwards if they are, the
          members can see the email address{isHosted && " or number"} they signed in with. A link lets in whoever uses
          it first
          {isHosted ? "." : ", and a mailed one names the inviter’s address."}
        </p>
      </>
    ),
  },
  {
    title: "What the operator can see",
    text: (
      <>
        <p>
          Without an account: that a browser asked for pages, and nothing of your money. With one, what you share and
          what you keep to yourself is{" "}
          {isHosted ? "in the operator’s Firebase project, on Google’s servers," : "on the server"} in a form that can
          be read there. It is not end-to-end encrypted, and neither are the operator’s backups.
        </p>
        <p>
          So are your email address, your phone number if you add one, and{" "}
          {isHosted ? "when you last signed in" : "when and from which kind of device you signed in"}. Your password is
          there only in a scrambled form that nobody can read back.
        </p>
      </>
    ),
  },
  {
    title: "What mails and calendars carry",
    text: (
      <p>
        No amounts, and nothing out of your household.{" "}
        {isHosted
          ? "Mails are about your account, and Google sends them for the operator. A money date goes into your calendar as a file."
          : "Mails are about your account, an invitation, or your money date if you ask for that. If you make a calendar address, whoever has it sees the day and time of the money date, and nothing else."}
      </p>
    ),
  },
  {
    title: "What is measured",
    text: (
      <p>
        If you agree, or where an operator outside the reach of consent laws need not ask: that a page was opened, that
        questions were finished, that a week was saved, and how you found the site. No amount, no name and no note of
        your household. The <Link to={paths.privacy}>privacy page</Link> says where that goes and how to stop it.
      </p>
    ),
  },
  {
    title: "Whoever uses your browser",
    text: (
      <p>
        Without an account, your household opens for whoever opens this browser. With one, it does until you sign out,
        which takes it off the device. On a computer that others use, choose “This is a shared computer” when you sign
        in: then nothing of it is kept there.
      </p>
    ),
  },
];

export function WhoSeesWords() {
  const isHosted = useSiteConfig().firebase !== null;
  return (
    <div className="prose">
      {partsFor(isHosted).map(({ title, text }) => (
        <section key={title} className="section">
          <h2>{title}</h2>
          {text}
        </section>
      ))}
    </div>
  );
}
