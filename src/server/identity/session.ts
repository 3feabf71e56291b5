/** Who sent a request. */
export interface SignedIn {
  uid: string;
  /** How others know this person: the address they sign in with. */
  contact: string;
  /** Whether that address is known to be theirs. */
  isConfirmed: boolean;
}

export type ReadSession = (request: Request) => Promise<SignedIn | null>;
