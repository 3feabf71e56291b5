import type { ComponentType } from "react";
import type { LegalElements, WriteLegalText } from "./legal-text.ts";
import { measuringItems, neededItems, type StoredItemsTableProps } from "./stored-items.ts";

type CookiesElements = LegalElements & { StoredItemsTable: ComponentType<StoredItemsTableProps> };

export const cookies: WriteLegalText<CookiesElements> = ({ PageLink, StoredItemsTable }) => ({
  title: "Cookies and storage",
  changed: "2026-11-15",
  summary:
    "Weekfold keeps your household in your browser, because that is where it lives. It sets cookies when you sign in. Anything for measuring is written only after you agree. Each item is named below, with its purpose and how long it stays.",
  sections: [
    {
      id: "places",
      title: "Where things are kept",
      body: (
        <>
          <p>A browser can keep things for a site in several places. We name them all, because a cookie is only one.</p>
          <ul>
            <li>
              <strong>Cookies</strong> travel to the server with each request. Without signing in or agreeing to Google
              Analytics, you get none.
            </li>
            <li>
              <strong>localStorage</strong> stays in the browser until it is cleared.
            </li>
            <li>
              <strong>sessionStorage</strong> belongs to one tab and ends with it.
            </li>
            <li>
              <strong>IndexedDB</strong> is the browser’s database. Your household is kept there.
            </li>
            <li>
              <strong>Cache Storage</strong> holds the app’s own files for use without a connection.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "needed",
      title: "Needed to work",
      body: (
        <p>
          These do what you asked for: keep your household, keep you signed in, remember a choice. The law asks for no
          consent to them, and none of them follows you anywhere.
        </p>
      ),
      wide: <StoredItemsTable caption="Kept so that the product works" items={neededItems} afterConsent={false} />,
    },
    {
      id: "measuring",
      title: "Only if you agree",
      body: (
        <p>
          These tell the operator how people find the site and whether they stay. They hold no amount, no name and no
          note of your household. Before you agree, none of them exists.
        </p>
      ),
      wide: <StoredItemsTable caption="Kept for measuring, after you agree" items={measuringItems} afterConsent />,
    },
    {
      id: "your-choice",
      title: "Your choice",
      body: (
        <>
          <p>
            Agree or refuse: both are one press, and the product is the same after either. While you have not answered,
            nothing is written and nothing is sent. What happened until then waits in memory. It is written when you
            agree and dropped when you refuse or close the page.
          </p>
          <p>
            If your browser sends <strong>Global Privacy Control</strong>, that is a refusal. It always counts, and you
            need not answer anything.
          </p>
          <p>
            You can change your mind at any time, at the foot of every page and in your account. Taking consent back
            removes everything above from this browser and stops the counting at once.
          </p>
          <p>
            Consent law does not reach every operator. One outside it may set this site to measure from the start, or
            not to measure at all. If it measures from the start, no question is asked; refusing at the foot of the page
            and Global Privacy Control are the ways to say no.
          </p>
        </>
      ),
    },
    {
      id: "changing-it",
      title: "Clearing it",
      body: (
        <>
          <p>
            Your browser’s settings can show and clear what this site keeps. After that you are asked again.{" "}
            <strong>Clearing also removes a household that exists only in this browser.</strong> Make a backup file or
            sign in first.
          </p>
          <p>
            On sign-out, your account’s copy is removed from this browser once all changes are sent. If you signed in
            with “this is a shared computer”, the household was only ever in memory.
          </p>
        </>
      ),
    },
    {
      id: "others",
      title: "Other companies",
      body: (
        <>
          <p>
            There are no advertising cookies, no social media buttons and no embedded videos. Fonts come from this site.
            Google’s script is loaded only where the operator has set up Google Analytics and you have agreed.
          </p>
          <p>
            If you sign in with Google or Apple, you visit their pages, and their rules apply there. Where the operator
            runs this site on Google’s Firebase instead of a server of its own, Firebase keeps you signed in with an
            IndexedDB database in place of the session cookies.
          </p>
          <p>
            What happens with the data itself is on the <PageLink to="privacy">privacy page</PageLink>. Something
            missing from these tables? <PageLink to="contact">Please say so</PageLink>.
          </p>
        </>
      ),
    },
  ],
});
