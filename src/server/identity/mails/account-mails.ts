import type { Mail } from "../../mail/mail.ts";
import { type MailWords, mailText } from "../../mail/mail-text.ts";

export const mail = (to: string, subject: string, words: MailWords): Mail => ({
  ...{ to, subject },
  ...mailText({ greeting: "Hello,", ...words }),
});

export const notYou = "If this was not you, set a new password now. That also signs out every device.";
const once = "Opening it decides nothing; a button there does. It works once, within";

/** The pages that mailed secrets lead to, behind the # so that no server on the way sees them. */
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

/** To the address that was: whoever reads it can no longer reset the password, so it says where to turn. */
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
