/**
 * Says that another account has a household on this device, and how its owner can reach it. Reveals nothing else, not
 * even the owner.
 */
export const OtherAccounts = () => (
  <p className="small quiet">
    A household of another account is on this device. It stays locked until its owner signs in. If this server no longer
    knows that account, its owner can create one with the same address and bring the household into it.
  </p>
);
