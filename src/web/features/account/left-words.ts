/** Said in place of "nothing is left" where that could not be seen, by all three ways out of an account. */
export const somethingIsLeft =
  "This browser did not erase everything: close its other Weekfold tabs, then clear this site’s data.";
