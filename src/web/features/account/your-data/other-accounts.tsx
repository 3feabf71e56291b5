/**
 * What is said where another account has a household on this device: that it is there, so that nothing is left behind in
 * silence, and how its owner gets to it. Nothing of it is shown, not even whose it is.
 */
export const OtherAccounts = () => (
  <p className="small quiet">
    A household of another account is on this device. It stays locked until its owner signs in. If this server no longer
    knows that account, its owner can create one with the same address and bring the household into it.
  </p>
);
