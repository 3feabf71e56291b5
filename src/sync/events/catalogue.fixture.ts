import type { EventName, ParamValue } from "./catalogue.ts";

const page = { page_location: "https://a.example/", page_title: "Weekfold", page_referrer: "" };
const methods = ["password", "phone", "passkey", "google.com", "apple.com", "oidc"].map((method) => ({ method }));

/** Each event as the product sends it, at its edges too. */
export const goodParams: Record<EventName, readonly Record<string, ParamValue>[]> = {
  landing: [{}],
  page_view: [
    page,
    ...["home", "intake", "dashboard", "lander"].map((page_kind) => ({ ...page, page_kind })),
    { page_location: "x".repeat(1_000), page_title: "x".repeat(300), page_referrer: "x".repeat(420) },
  ],
  home_view: [{ returning_session: true }, { returning_session: false }],
  intake_view: [{ mode: "create" }, { mode: "edit" }],
  intake_resume_draft: [{}],
  intake_save_draft_success: [{}],
  intake_submit: [{}],
  intake_complete: [{}],
  dashboard_view: [{}],
  week_save: [{ weekId: "2026-W53" }],
  lander_view: [{ lander_id: "unknown" }, { lander_id: "x".repeat(100) }],
  sign_up: methods,
  login: methods,
  retention_ping: [{ days_since_signup: 0 }, { days_since_signup: 99_999 }],
};
