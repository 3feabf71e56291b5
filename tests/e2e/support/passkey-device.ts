import type { CDPSession, Page } from "@playwright/test";

/** A device that keeps passkeys, as Chromium simulates one. */
export class PasskeyDevice {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly id: string,
  ) {}

  static async in(page: Page): Promise<PasskeyDevice> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        automaticPresenceSimulation: true,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    return new PasskeyDevice(cdp, authenticatorId);
  }

  async count(): Promise<number> {
    return (await this.cdp.send("WebAuthn.getCredentials", { authenticatorId: this.id })).credentials.length;
  }

  /** As a password manager brings a passkey along to another device. */
  async copyTo(other: PasskeyDevice): Promise<void> {
    const { credentials } = await this.cdp.send("WebAuthn.getCredentials", { authenticatorId: this.id });
    for (const credential of credentials)
      await other.cdp.send("WebAuthn.addCredential", { authenticatorId: other.id, credential });
  }

  /** Whether the finger is the right one from now on. */
  async knowsItsOwner(isUserVerified: boolean): Promise<void> {
    await this.cdp.send("WebAuthn.setUserVerified", { authenticatorId: this.id, isUserVerified });
  }
}
