// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { hostedSite } from "#web/platform/site.fixture.ts";
import { defaultSiteConfig, SiteConfigContext } from "#web/platform/site-config.ts";
import { WhoSeesWhatScreen } from "./who-sees-what-screen.tsx";

const textOf = (firebase: typeof hostedSite | null): string => {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteConfigContext value={{ ...defaultSiteConfig, firebase }}>
      <WhoSeesWhatScreen />
    </SiteConfigContext>,
  );
  return document.body.textContent.replace(/\s+/g, " ");
};

it("names the Firebase project in hosted mode, and no mails that are not sent there", () => {
  const text = textOf(hostedSite);
  expect(text).toContain("stored readable in the Firebase project of this site");
  expect(text).toContain("in the operator’s Firebase project, on Google’s servers, in a form that can be read there");
  expect(text).toContain("and when you last signed in.");
  expect(text).not.toMatch(/on the server|mailed one|calendar address|Where you are signed in|kind of device/);
});

it("says where data is stored on our own server, and what is measured", () => {
  const text = textOf(null);
  expect(text).toContain("stored readable on the server of this site");
  expect(text).toContain("A link lets in whoever uses it first, and a mailed one names the inviter’s address.");
  expect(text).toContain("If you agree");
  expect(text).toMatch(/Where you are signed in.*when and from which kind of device you signed in\./);
  expect(text).not.toContain("Firebase");
});
