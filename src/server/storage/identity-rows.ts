/**
 * People and what they prove themselves with. These columns have the names that better-auth asks for, and its times are
 * text and its yes or no whole numbers on every engine, so that a backup of one restores into another.
 */
export interface IdentityTables {
  people: PersonRow;
  /** Ways to sign in: a password, Google, Apple. */
  sign_ins: SignInRow;
  passkeys: PasskeyRow;
  second_factors: SecondFactorRow;
  sessions: SessionRow;
  /** Secrets that were handed out and wait to come back. Only their hash is here, as the identifier. */
  verifications: VerificationRow;
  /** How often something was tried. The key is a hash: neither an address nor a name can be read from it. */
  attempts: AttemptRow;
  account_events: AccountEventRow;
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  emailVerified: 0 | 1;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string | null;
  twoFactorEnabled: 0 | 1 | null;
  phoneNumber: string | null;
  phoneNumberVerified: 0 | 1 | null;
}

export interface SignInRow {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface PasskeyRow {
  id: string;
  name: string | null;
  publicKey: string;
  userId: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: 0 | 1;
  transports: string | null;
  createdAt: string | null;
  aaguid: string | null;
  lastUsedAt: string | null;
}

export interface SecondFactorRow {
  id: string;
  secret: string;
  backupCodes: string;
  userId: string;
  verified: 0 | 1 | null;
  failedVerificationCount: number | null;
  lockedUntil: string | null;
}

/** `userAgent` holds the device's coarse name, and `ipAddress` nothing. */
export interface SessionRow {
  id: string;
  token: string;
  userId: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  /** The way that was used, and a number of that sign-in; null for sessions from before they were stored. */
  method: string | null;
  signInId: string | null;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
}

export interface AttemptRow {
  key: string;
  count: number;
  /** When the counting began. */
  since: number;
  /** Until when nothing more is taken. */
  until: number;
}

export interface AccountEventRow {
  id: string;
  uid: string;
  at: number;
  what: string;
  device: string;
}
