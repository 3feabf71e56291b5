import type { WriteLegalText } from "./legal-text.ts";

export const privacy: WriteLegalText = ({ PageLink, ToFillIn }) => ({
  title: "Privacy",
  changed: "2026-11-15",
  summary:
    "Without an account, nothing about your money leaves your browser. With one, your household is stored in this site’s database so that your devices and the people you share with stay in step. Measuring happens only if you agree and never carries an amount, a name or a note. You can take everything with you, and erase it.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      body: (
        <p>
          The operator of this site:{" "}
          <ToFillIn>name, postal address, and data protection officer if there is one</ToFillIn>. The{" "}
          <PageLink to="contact">contact page</PageLink> says how to reach them. The people who write the software run
          no part of this site and receive nothing from it.
        </p>
      ),
    },
    {
      id: "on-your-device",
      title: "What stays with you",
      body: (
        <>
          <p>
            Without an account, your household lives in this browser’s own database. Names, amounts, notes, goals:
            nothing about your money is sent anywhere. The server only sees that your browser asks for pages, which
            includes its network address, as on every website.
          </p>
          <p>
            What you type into a calculator stays in the tab, or behind the # of a link that you share. Browsers do not
            send that part to servers.
          </p>
        </>
      ),
    },
    {
      id: "signing-in",
      title: "What leaves on sign-in",
      body: (
        <>
          <p>Signing in starts copying, so that your other devices and your household’s members have the same data.</p>
          <ul>
            <li>
              <strong>Your account:</strong> email address, a phone number if you add one, a scrambled form of your
              password, the public part of passkeys and when each was last used, second-factor settings, when you signed
              up and last signed in, and in which way. Google or Apple, if you use them, confirm who you are.
            </li>
            <li>
              <strong>Your household:</strong> all of it, with a log of who changed what and when.
            </li>
          </ul>
          <p>
            It travels encrypted. It is not end-to-end encrypted on the server: the operator could read it, and
            undertakes not to without your asking or a legal duty. On sign-out, your copy is removed from the browser
            once every change has been sent. On a shared computer it is kept in memory only.
          </p>
        </>
      ),
    },
    {
      id: "measuring",
      title: "Measuring, if you agree",
      body: (
        <>
          <p>
            The operator would like to know whether people who arrive start a household and keep their weeks. If you
            agree, the site counts steps: a page was opened, the questions were finished, a week was saved (which week,
            not how much), someone signed up or in. With them go how you found the site, whether you finished the
            questions, whether you are new, and the day you signed up.
          </p>
          <p>
            <strong>No amount, no name and no note of your household is ever part of it.</strong> Page addresses are cut
            to the path and known campaign tags.
          </p>
          <p>
            Until you choose, nothing of this is stored or sent. Refuse, and it is dropped. Global Privacy Control, a
            signal your browser can send, always counts as refusal. An operator outside the reach of consent laws may
            start measuring at once; refusing and the signal still stop it. You can change your mind at the foot of
            every page. The counts go to this site’s own collector, with a number that ends with your visit and without
            your network address, and, only if the operator has set it up, to Google Analytics. The{" "}
            <PageLink to="cookies">cookies page</PageLink> lists every item.
          </p>
        </>
      ),
    },
    {
      id: "mails",
      title: "Mails and calendars",
      body: (
        <p>
          The site writes to you about your account: to confirm your address, to reset a password. If you ask for it, it
          also writes once a week before your money date, until you stop that by one click. Mails and calendar feeds
          carry no amounts. A feed has a secret address; you can revoke it. What you write on the contact page is mailed
          to the operator and kept here until thirty days after that.
        </p>
      ),
    },
    {
      id: "logs",
      title: "Logs",
      body: (
        <p>
          The server notes what kind of page or call was asked for and whether it worked, as a pattern, never as an
          address with a secret in it. It counts attempts to sign in and mails that someone asks for, to slow down
          guessing and unwanted mail. A host or proxy in front of it may keep logs of its own:{" "}
          <ToFillIn>which, and for how long</ToFillIn>.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "How long",
      rows: [
        ["On your device", "until you erase it, or your browser does"],
        ["Account and household", "until you erase them"],
        ["The log of changes", "13 months, or until what it tells of is erased"],
        ["Measured steps", "13 months"],
        ["A household set aside when you join an account", "30 days, to export it"],
      ],
    },
    {
      id: "take-and-erase",
      title: "Take it, erase it",
      body: (
        <p>
          You can export your data, with or without an account, and you can erase your account or a household yourself.
          Erasing also removes its log of changes. A short list of what was erased is kept apart from the database, so
          that restoring a backup brings nobody back.
        </p>
      ),
    },
    {
      id: "who-helps",
      title: "Who else handles it",
      body: (
        <>
          <p>
            Nobody buys it. The operator may use companies that work on their behalf; which ones depends on how this
            site is set up: <ToFillIn>the companies, their countries, and the safeguards for transfers</ToFillIn>.
          </p>
          <p>
            They can be: a host for server and database, a mail service, a text-message service for phone codes, Google
            and Apple for sign-in, Google for Analytics, and Google’s Firebase where it replaces the site’s own server.
          </p>
        </>
      ),
    },
    {
      id: "your-rights",
      title: "Your rights",
      body: (
        <>
          <p>
            Under the GDPR you may see, correct, erase, restrict and take your data, object to its use, withdraw consent
            for the future, and complain to a data protection authority. The grounds: the agreement with you for account
            and household, your consent for measuring, a legitimate interest in a safe service for logs.
          </p>
          <p>
            Under the CCPA you may know, correct and delete. There is no sale to opt out of. Using a right never gets
            you a worse product. No decision about you is made by a machine alone.
          </p>
        </>
      ),
    },
    {
      id: "children",
      title: "Children",
      body: (
        <p>
          Accounts are for people of 16 and over. A household may list a child with a name and, if you like, a year of
          birth. A nickname does just as well.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          The date above says when this text last changed. Before data is used in a new way, people with an account are
          told, and asked where the law wants that.
        </p>
      ),
    },
  ],
});
