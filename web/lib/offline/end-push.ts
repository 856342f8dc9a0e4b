/**
 * Ends the push messages to this browser, for example at a logout: the next person must not read them. The server removes
 * the device when its push service says that the subscription has ended.
 */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await navigator.clearAppBadge?.();
}
