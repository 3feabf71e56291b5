/**
 * Runs `work` under a lock that all tabs share; with `ifAvailable`, `hasLock` is false while another tab holds it. Browsers
 * without locks, or that block them together with storage, run it without.
 */
export async function withTabLock(
  name: string,
  options: LockOptions,
  work: (hasLock: boolean) => void | Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work(true);
  let hasStarted = false;
  try {
    await navigator.locks.request(name, options, (lock) => {
      hasStarted = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasStarted) throw error;
    await work(true);
  }
}
