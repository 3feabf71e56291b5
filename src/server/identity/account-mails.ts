import type { Mail } from "../mail/mail.ts";
import { type MailWords, mailText } from "../mail/mail-text.ts";

export const mail = (to: string, subject: string, words: MailWords): Mail => ({
  to,
  subject,
  ...mailText({ greeting: "Hello,", ...words }),
});

export const notYou = "If this was not you, set a new password now. That also signs out every device.";
const once = "Opening it decides nothing; a button there does. It works once, within";

/** The pages that mailed secrets lead to. The secret is in the fragment, so that no server sees it. */
export const verifyLink = (publicUrl: string, token: string) => `${publicUrl}/account/verify#${token}`;
export const resetLink = (publicUrl: string, token: string) => `${publicUrl}/account/reset#${token}`;
export const accountPage = (publicUrl: string) => `${publicUrl}/account`;

export const verificationMail = (to: string, link: string): Mail =>
  mail(to, "Confirm your address", {
    paragraphs: [
      "Someone, most likely you, uses this address for an account on Weekfold. Confirming it lets you get back in if you lose your password.",
      `${once} a day.`,
    ],
    action: { label: "Confirm this address", url: link },
    closing:
      "Confirm it only if you made this account yourself. If you don’t know what this is about, you can leave this mail be.",
  });

export const resetMail = (to: string, link: string): Mail =>
  mail(to, "Set a new password", {
    paragraphs: ["You, or someone who typed this address, asked for a new password on Weekfold.", `${once} an hour.`],
    action: { label: "Set a new password", url: link },
    closing: "If you didn’t ask, you can leave this mail be. Your password stays as it is.",
  });

export const newDeviceMail = (to: string, device: string, publicUrl: string): Mail =>
  mail(to, "A new sign-in to your account", {
    paragraphs: [
      `Someone signed in to your account on Weekfold from a device it has not seen before: ${device}.`,
      "If this was you, there is nothing to do.",
    ],
    action: { label: "See where you are signed in", url: accountPage(publicUrl) },
    closing: notYou,
  });

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  mail(to, "Your password was changed", {
    paragraphs: ["The password of your account on Weekfold was changed. All other devices were signed out."],
    action: { label: "Go to your account", url: accountPage(publicUrl) },
    closing: notYou,
  });

export const confirmNewAddressMail = (to: string, link: string): Mail =>
  mail(to, "Confirm your new address", {
    paragraphs: ["This is to become the address of an account on Weekfold.", `${once} a day.`],
    action: { label: "Use this address", url: link },
    closing: "If you don’t know what this is about, you can leave this mail be. Nothing happens without you.",
  });

export const addressChangeAskedMail = (to: string, publicUrl: string): Mail =>
  mail(to, "Your address is about to change", {
    paragraphs: [
      "Someone who is signed in to your account on Weekfold asked to use another address for it.",
      "The change happens once the other address is confirmed. If this was you, there is nothing to do here.",
    ],
    action: { label: "Go to your account", url: accountPage(publicUrl) },
    closing: notYou,
  });

/** To the previous address: its owner can no longer reset the password, so the mail says whom to contact. */
export const addressChangedMail = (to: string, publicUrl: string): Mail =>
  mail(to, "Your address was changed", {
    paragraphs: ["Your account on Weekfold now has another address. This one no longer belongs to it."],
    action: { label: "Reach the people who run this site", url: `${publicUrl}/contactus` },
    closing: "If this was not you, write to them soon.",
  });

export const erasedMail = (to: string): Mail =>
  mail(to, "Your account was erased", {
    paragraphs: [
      "Your account on Weekfold was erased, as you asked. Households that you share stay with those who share them; yours alone are gone.",
      "This is the last mail about it.",
    ],
  });

/** Informs the account's owner of a changed sign-in method. */
const changed = (to: string, publicUrl: string, subject: string, ...paragraphs: string[]): Mail =>
  told(to, publicUrl, subject, paragraphs, notYou);

/** A new sign-in method, which a new password alone does not remove. */
const added = (to: string, publicUrl: string, subject: string, ...paragraphs: string[]): Mail =>
  told(to, publicUrl, subject, [...paragraphs, "If this was you, there is nothing to do."], notYours);

const notYours = "If this was not you, remove it in your account under Security, then set a new password.";

const told = (to: string, publicUrl: string, subject: string, paragraphs: string[], closing: string): Mail =>
  mail(to, subject, {
    paragraphs,
    closing,
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
