/**
 * Runs `work` while no other tab runs its own of that name, or tells it that another one does. Some browsers have no locks,
 * and refuse them together with storage: there it just runs.
 */
export async function withTabLock(
  name: string,
  options: LockOptions,
  work: (isOurs: boolean) => void | Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work(true);
  let isBegun = false;
  try {
    await navigator.locks.request(name, options, (lock) => {
      isBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (isBegun) throw error;
    await work(true);
  }
}
