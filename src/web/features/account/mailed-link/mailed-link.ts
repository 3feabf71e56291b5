/** What one of Firebase's mails is about. */
export type About = "password" | "address" | "change";

export interface MailedLink {
  about: About;
  code: string;
}

const aboutOf: Readonly<Record<string, About>> = {
  resetPassword: "password",
  verifyEmail: "address",
  verifyAndChangeEmail: "address",
  recoverEmail: "change",
  revertSecondFactorAddition: "change",
};

export function linkOf(search: string): MailedLink | null {
  const params = new URLSearchParams(search);
  const [mode, code] = [params.get("mode") ?? "", params.get("oobCode") ?? ""];
  return code !== "" && Object.hasOwn(aboutOf, mode) ? { about: aboutOf[mode]!, code } : null;
}

/** The link that was opened, if one was. It leaves the address before anything is drawn. */
export function takeLink(): MailedLink | null {
  const given = linkOf(location.search);
  if (given) history.replaceState(history.state, "", location.pathname);
  return given;
}
