import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";
import { Table } from "#web/ui/table.tsx";
import "./who-sees-what.css";

/** What the members of a household see of each other. The same signed in or out, online or offline. */
export function WhoSeesWhatScreen() {
  const where = useSiteConfig().firebase ? "in the Firebase project of this site" : "on the server of this site";
  return (
    <div className="wrap page">
      <div className="who-sees">
        <h1 tabIndex={-1}>Who sees what</h1>
        <p className="lede">Sharing money is easier when everyone knows what the others can see. This is all of it.</p>
        <SeenTable />
        <p className="small quiet">
          “Could” means: it is stored readable {where}, so whoever runs the site could look. Nobody else is shown any of
          it. Which companies work for the operator, such as a host, stands on the{" "}
          <Link to={paths.privacy}>privacy page</Link>.
        </p>
        <WhoSeesWords />
        <p className="who-sees-back">
          <Link to={paths.account}>To your account</Link>
        </p>
      </div>
    </div>
  );
}

const columns: { key: "what" | Viewer; label: string }[] = [
  { key: "what", label: "What" },
  { key: "you", label: "You" },
  { key: "household", label: "Your household" },
  { key: "operator", label: "The operator" },
];

/** Fits a phone; the sentences are below. */
function SeenTable() {
  const isHosted = useSiteConfig().firebase !== null;
  return (
    <div className="who-sees-table">
      <Table
        caption="Who sees what"
        captionHidden
        columns={columns}
        rows={seenRows(isHosted).map((row) => ({ id: row.what, cells: withGrayNo(row) }))}
      />
    </div>
  );
}

/** Grays out each no, so that the others stand out. */
const withGrayNo = ({ household, operator, ...row }: SeenRow) => ({
  ...row,
  you: row.you === "no" ? <No /> : row.you,
  household: household === "no" ? <No /> : household,
  operator: operator === "no" ? <No /> : operator,
});

const No = () => <span className="who-sees-no">no</span>;

type Viewer = "you" | "household" | "operator";

type SeenRow = { what: string } & Record<Viewer, string>;

/** A Firebase project stores no list of sessions, only the last sign-in. */
const signInsRow = (isHosted: boolean): SeenRow =>
  isHosted
    ? { what: "When you last signed in", you: "no", household: "no", operator: "could" }
    : { what: "Where you are signed in", you: "yes", household: "no", operator: "could" };

/** Who sees what. “Could”: stored readable on the server. */
const seenRows = (isHosted: boolean): readonly SeenRow[] => [
  { what: "A household on this device, without an account", you: "yes", household: "no", operator: "no" },
  { what: "A household you share", you: "yes", household: "yes", operator: "could" },
  { what: "Who changed what in it", you: "yes", household: "yes", operator: "could" },
  { what: "What you keep to yourself", you: "yes", household: "no", operator: "could" },
  { what: "Your email address", you: "yes", household: "when you join", operator: "could" },
  signInsRow(isHosted),
  { what: "Your password", you: "yes", household: "no", operator: "no" },
  { what: "Files you export", you: "yes", household: "no", operator: "no" },
];

interface Part {
  title: string;
  text: ReactNode;
}

/** Each sentence describes what the product does today, and must change with it. */
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
          An account, a debt or a goal can be yours alone, with its balances, entries and saves. It then lives in a
          space of your own, where nobody can be invited, and counts in no shared figure. The others see neither what it
          is nor that it is there.
        </p>
        <p>
          When it pays for the household, or exchanges money with a shared account, they see the day, the amount and the
          name, but neither your account nor your note.
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

function WhoSeesWords() {
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
