/** Keeps the screen on during a game; the wake lock is requested again whenever the page becomes visible. */

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (over) void lock?.release();
    } catch {
      // A device that is low on power may refuse.
    }
  };
  void ask();
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
