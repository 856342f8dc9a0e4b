/**
 * Sends the listing of a form, unless another tab is sending the same form.
 * @returns whether this tab was the one that sent
 */
export async function sendInOneTab(form: string, send: () => Promise<void>): Promise<boolean> {
  // Without locks two tabs may both send; the check for duplicates then asks in the second.
  if (!navigator.locks) {
    await send();
    return true;
  }
  return navigator.locks.request(`listing_${form}`, { ifAvailable: true }, async (lock) => {
    if (lock) await send();
    return lock !== null;
  });
}
