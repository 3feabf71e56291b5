import type { WriteLegalText } from "./legal-text.ts";

export const terms: WriteLegalText = ({ PageLink, ToFillIn }) => ({
  title: "Terms of use",
  changed: "2026-11-15",
  summary:
    "Weekfold is free, open source and comes as it is. It does sums with what you tell it; it does not give financial advice. What you enter is yours, to take away or erase. You can leave at any time, and the operator of this site gives notice before closing it.",
  sections: [
    {
      id: "what-this-is",
      title: "What this is",
      body: (
        <>
          <p>
            Weekfold helps a household decide, once a week, what it can put aside and where that goes. You can use all
            of it without an account. By using this site you agree to these terms.
          </p>
          <p>
            Two things are easily mixed up. <strong>The software</strong> is open source under the MIT license, made by
            its contributors. <strong>This site</strong> is one copy of it, run by its operator:{" "}
            <ToFillIn>the operator’s name and postal address</ToFillIn>. These terms are between you and the operator.
          </p>
        </>
      ),
    },
    {
      id: "free",
      title: "What it costs",
      body: (
        <p>
          Nothing. There is no price, no trial, no paid tier and no advertising. Your data is not sold. The MIT license
          lets you run your own copy, change it and pass it on, as long as its notice stays with it.
        </p>
      ),
    },
    {
      id: "no-advice",
      title: "Not advice",
      body: (
        <>
          <p>
            Weekfold calculates. It does not know your whole situation, and it is not a bank, a broker or an adviser.
            The order in which it fills a buffer, debts and goals is one sensible order; it may not be the right one for
            you. Dates and projections show what happens if things stay as you entered them. They rarely do.
          </p>
          <p>
            Every figure shows the formula and the answers it came from, so that you can check it. For decisions about
            tax, credit, insurance or investments, ask someone who is qualified and knows your case. The articles
            compare products as they were on the day they name; read the vendor’s own page before you pay for one.
          </p>
        </>
      ),
    },
    {
      id: "your-data",
      title: "Your data is yours",
      body: (
        <>
          <p>
            What you enter belongs to you. The operator may store, copy and transmit it only as far as that is needed to
            run the product for you. You can export it and erase it yourself. The{" "}
            <PageLink to="privacy">privacy page</PageLink> says what is kept, where, and for how long.
          </p>
          <p>
            Without an account, your household exists in this browser and nowhere else. Browsers may delete it; Safari
            does so after seven days of use without a visit to the site. Nobody can bring it back for you. Keep a backup
            file, install the app or make an account if you would miss it.
          </p>
        </>
      ),
    },
    {
      id: "together",
      title: "Sharing a household",
      body: (
        <p>
          Members of a household see everything in it and can change it. A log shows who changed what. Invite only
          people you would show your accounts to, and enter other people’s names and figures only where they would not
          mind. When someone is removed, the shared household is deleted from their device the next time it connects.
          What they saw, wrote down or exported before stays with them.
        </p>
      ),
    },
    {
      id: "your-part",
      title: "Your part",
      body: (
        <>
          <p>Please keep to a few simple things.</p>
          <ul>
            <li>Use a password that you use nowhere else, or a passkey. A second factor is worth the minute.</li>
            <li>On a computer that others use, choose “this is a shared computer” when you sign in.</li>
            <li>Do not try to reach other people’s data, overload the site or use it to break the law.</li>
            <li>If you find a weakness, tell the operator before you tell the world.</li>
          </ul>
        </>
      ),
    },
    {
      id: "operators-part",
      title: "The operator’s part",
      body: (
        <>
          <p>The operator of this site undertakes to:</p>
          <ul>
            <li>keep the server and its software up to date, its connection encrypted and its backups safe;</li>
            <li>use your data as the privacy page says and for nothing else;</li>
            <li>answer requests about your data within the time that the law sets;</li>
            <li>tell you without delay about a breach that puts you at risk;</li>
            <li>
              give notice before closing the site, at least <ToFillIn>30 days</ToFillIn>, so that you can take your data
              with you.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "no-warranty",
      title: "No warranty",
      body: (
        <>
          <p>
            The software is given away as it is. Nobody promises that it is free of errors, fits your purpose or is
            always reachable. Neither its contributors nor the operator pay for a loss that comes from using it, from a
            wrong figure or from lost data, as far as the law allows that.
          </p>
          <p>
            Some rights cannot be signed away, such as those of consumers, or liability for intent and gross negligence.
            Where they apply to you, they stay as they are.
          </p>
        </>
      ),
    },
    {
      id: "ending",
      title: "Ending",
      body: (
        <p>
          You can stop at any time, without a reason. Export your data first if you want it, then erase your account or
          clear this site’s data in your browser. The operator may close an account that harms others or breaks these
          terms, will say why, and lets you export your data first unless the law forbids it.
        </p>
      ),
    },
    {
      id: "changes-and-law",
      title: "Changes and law",
      body: (
        <>
          <p>
            When these terms change, the date at the top changes too. If a change takes something from you, the operator
            tells people with an account before it applies.
          </p>
          <p>
            The law of <ToFillIn>the operator’s country or state</ToFillIn> applies, and its courts decide, unless the
            law where you live gives you a better place to go. If one sentence here does not hold, the others do.
            Questions go to the operator: <PageLink to="contact">how to get in touch</PageLink>.
          </p>
        </>
      ),
    },
  ],
});
