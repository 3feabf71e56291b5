/** An item that this site stores in the browser. The names are fixed: operators and privacy reviews rely on them. */
export interface StoredItem {
  name: string;
  where: "Cookie" | "localStorage" | "sessionStorage" | "IndexedDB" | "Cache Storage";
  purpose: string;
  kept: string;
}

export interface StoredItemsTableProps {
  caption: string;
  items: readonly StoredItem[];
  afterConsent: boolean;
}

const untilCleared = "Until you clear this site’s data";
const untilTabCloses = "Until the tab closes";
const untilWithdrawn = "Until you take back your consent or clear this site’s data";
const untilTabClosesOrWithdrawn = "Until the tab closes or you take back your consent";

/** Strictly necessary for what the user asked for, so they need no consent. */
export const neededItems: readonly StoredItem[] = [
  {
    name: "Household database",
    where: "IndexedDB",
    purpose:
      "Your household, its drafts, and changes that wait to be sent. Each belongs to you without an account (weekfold.anonymous), or to one account (weekfold.user.<uid>). A household that you set aside is in your account’s database too. While a damaged one is repaired there is a copy with .repair after its name. It also notes the address that you sign in with, in case the server loses your account, and when you last saved a backup file, installed the app or hid that offer.",
    kept: "Until you erase it or clear this site’s data; an account’s copy until you sign out; what you set aside 30 days at most",
  },
  {
    name: "session_token",
    where: "Cookie",
    purpose: "Keeps you signed in. Set only when you sign in; scripts cannot read it. The name may carry a prefix.",
    kept: "Until you sign out or the session ends",
  },
  {
    name: "session_data",
    where: "Cookie",
    purpose: "A signed, short-lived copy of who is signed in, so that not every request asks the database.",
    kept: "5 minutes, then renewed",
  },
  {
    name: "dont_remember",
    where: "Cookie",
    purpose: "Notes that you signed in on a shared computer, so that the session ends with the browser.",
    kept: "Until you sign out or the browser closes",
  },
  {
    name: "passkey_challenge",
    where: "Cookie",
    purpose:
      "Ties a passkey’s answer to the question that was asked in this browser. Set only when you use or make one.",
    kept: "5 minutes",
  },
  {
    name: "state",
    where: "Cookie",
    purpose: "Carries you to Google or Apple and back.",
    kept: "5 minutes",
  },
  {
    name: "second_factor",
    where: "Cookie",
    purpose: "Your first factor was right, and the second is still asked for.",
    kept: "Until you are in or start over, or 10 minutes",
  },
  {
    name: "remembered_device",
    where: "Cookie",
    purpose: "Your choice not to be asked for a second factor in this browser. Never set on a shared computer.",
    kept: "30 days, also when you sign out; once you forget the device it counts for nothing",
  },
  {
    name: "device_user",
    where: "localStorage",
    purpose: "The account whose household is on this device, so that it opens at once and without a connection.",
    kept: "Until you sign out; not written on a shared computer",
  },
  {
    name: "lead.<database>",
    where: "localStorage",
    purpose:
      "Which of your tabs keeps in step with the server. Written only where the site is reached over plain HTTP, as on a home network.",
    kept: "Until the tab closes or you sign out",
  },
  {
    name: "sign_out_owed",
    where: "localStorage",
    purpose: "Notes that you signed out without a connection, so that the server is told before anyone is let in.",
    kept: "Until the server has been told",
  },
  {
    name: "shared_computer",
    where: "Cookie",
    purpose: "Your choice at sign-in that this is a shared computer: your household is then kept in memory only.",
    kept: "Until you sign out or the browser closes",
  },
  {
    name: "signed_out",
    where: "Cookie",
    purpose: "Notes that you signed out a moment ago, so that no other tab opens your household again.",
    kept: "20 seconds",
  },
  {
    name: "theme",
    where: "localStorage",
    purpose: "Your choice of light or dark. Set only when you choose other than your system does.",
    kept: untilCleared,
  },
  {
    name: "consent",
    where: "localStorage",
    purpose: "Your answer about measuring, with its time and what was asked, so that you are not asked on every page.",
    kept: untilCleared,
  },
  {
    name: "typed.*",
    where: "sessionStorage",
    purpose:
      "What you typed on public pages, in the line of a list, in a what-if and a moment ago in a draft, so that a reload loses nothing. From public pages it is sent only if you press Send.",
    kept: untilTabCloses,
  },
  {
    name: "invitation",
    where: "sessionStorage",
    purpose:
      "The link of an invitation, from when you begin to sign in for it until you are in, so that a reload loses nothing.",
    kept: "Until you are in, the link ends, or the tab closes",
  },
  {
    name: "scroll_positions",
    where: "sessionStorage",
    purpose: "How far down you were, so that Back returns you there.",
    kept: untilTabCloses,
  },
  {
    name: "reloaded_for",
    where: "sessionStorage",
    purpose: "Notes that the tab already reloaded for a new version, so that it does so only once.",
    kept: untilTabCloses,
  },
  {
    name: "weekfold-<build>",
    where: "Cache Storage",
    purpose: "The app’s own files, so that Weekfold opens without a connection. Nothing of your household.",
    kept: "Until a new version replaces them",
  },
];

/** Written only after the visitor has consented. */
export const measuringItems: readonly StoredItem[] = [
  {
    name: "attribution.first",
    where: "localStorage",
    purpose: "How you first found this site: source, medium, campaign, click id, referring page, time.",
    kept: untilWithdrawn,
  },
  {
    name: "attribution.last",
    where: "localStorage",
    purpose: "The same for your latest visit that came from somewhere else.",
    kept: untilWithdrawn,
  },
  {
    name: "visit",
    where: "localStorage",
    purpose: "The visit under way, shared by your tabs, so that a new tab is not counted as a new visit.",
    kept: "The visit ends 30 minutes after its last activity; the next one replaces it, and taking back your consent removes it",
  },
  {
    name: "signup_tracked.<uid>",
    where: "localStorage",
    purpose:
      "Notes that this account’s sign-up was counted, so that it is counted once. The end of the name is the account’s id.",
    kept: untilWithdrawn,
  },
  {
    name: "has_completed_intake",
    where: "localStorage",
    purpose: "Notes that the questions about your household were finished. Yes or no, none of the answers.",
    kept: untilWithdrawn,
  },
  {
    name: "measured",
    where: "localStorage",
    purpose:
      "Which steps this browser has told of already (arrived, finished the questions, saved a week), so that each is counted once and no number is needed that would tell you from others.",
    kept: untilWithdrawn,
  },
  {
    name: "events",
    where: "IndexedDB",
    purpose:
      "Counted steps that are on their way to this site’s own server, so that none is lost without a connection.",
    kept: "Until they have arrived or you take back your consent",
  },
  {
    name: "attribution.session",
    where: "sessionStorage",
    purpose: "How this visit found the site.",
    kept: untilTabClosesOrWithdrawn,
  },
  {
    name: "landing_sent",
    where: "sessionStorage",
    purpose: "Notes that this visit’s arrival was counted.",
    kept: untilTabClosesOrWithdrawn,
  },
  {
    name: "home_seen",
    where: "sessionStorage",
    purpose: "Notes that the home page was seen before in this visit.",
    kept: untilTabClosesOrWithdrawn,
  },
  {
    name: "intake_submitted",
    where: "sessionStorage",
    purpose: "When the questions were sent off, to tell whether that worked.",
    kept: "Until your first week shows",
  },
  {
    name: "_ga, _ga_<id>",
    where: "Cookie",
    purpose: "Google Analytics’ own random visitor number. Only where the operator has set up Google Analytics.",
    kept: "Up to 2 years, or until you take back your consent; some browsers keep them for less",
  },
];
