import type { Mail } from "../../mail/mail.ts";
import { accountPage, mail, notYou } from "./account-mails.ts";

/** A change to how one signs in, told to whoever owns the account. */
const changed = (to: string, publicUrl: string, subject: string, ...paragraphs: string[]): Mail =>
  told(to, publicUrl, subject, paragraphs, notYou);

/** A new way in, which a new password alone does not close. */
const added = (to: string, publicUrl: string, subject: string, ...paragraphs: string[]): Mail =>
  told(to, publicUrl, subject, [...paragraphs, "If this was you, there is nothing to do."], notYours);

const notYours = "If this was not you, remove it in your account under Security, then set a new password.";

const told = (to: string, publicUrl: string, subject: string, paragraphs: string[], closing: string): Mail =>
  mail(to, subject, {
    ...{ paragraphs, closing },
    action: { label: "Go to your account", url: accountPage(publicUrl) },
  });

export const secondFactorOnMail = (to: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "Your second factor is on"],
    "Signing in to your account on Weekfold now also asks for a code of your authenticator app. All other devices were signed out.",
    "Keep your backup codes where you find them without your phone.",
  );

export const secondFactorOffMail = (to: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "Your second factor is off"],
    "Signing in to your account on Weekfold no longer asks for a code of your authenticator app. All other devices were signed out.",
  );

export const backupCodesRenewedMail = (to: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "You have new backup codes"],
    "New backup codes were made for your account on Weekfold. The earlier ones no longer work.",
  );

export const passkeyAddedMail = (to: string, publicUrl: string): Mail =>
  added(
    ...[to, publicUrl, "A passkey was added"],
    "Your account on Weekfold has a new passkey. With it one signs in without a password.",
  );

export const passkeyRemovedMail = (to: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "A passkey was removed"],
    "A passkey of your account on Weekfold was removed. It no longer signs anyone in. All other devices were signed out.",
  );

export const phoneAddedMail = (to: string, publicUrl: string): Mail =>
  added(
    ...[to, publicUrl, "A phone number was added"],
    "One can now sign in to your account on Weekfold by a code that is texted to a phone.",
  );

export const phoneRemovedMail = (to: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "Your phone number was removed"],
    "Your account on Weekfold has no phone number any more. No code is texted for it. All other devices were signed out.",
  );

export const providerLinkedMail = (to: string, provider: string, publicUrl: string): Mail =>
  added(
    ...[to, publicUrl, `${provider} was linked`],
    `One can now sign in to your account on Weekfold with ${provider}.`,
  );

export const providerUnlinkedMail = (to: string, provider: string, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, `${provider} was unlinked`],
    `${provider} no longer signs anyone in to your account on Weekfold. All other devices were signed out.`,
  );

export const backupCodeUsedMail = (to: string, left: number, publicUrl: string): Mail =>
  changed(
    ...[to, publicUrl, "A backup code was used"],
    "Someone signed in to your account on Weekfold with one of its backup codes. If this was you, there is nothing to do.",
    left === 1 ? "One code is left." : `${left} codes are left.`,
  );
