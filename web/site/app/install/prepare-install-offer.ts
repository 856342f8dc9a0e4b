import type { InstallPrompt } from "./install-prompt.ts";

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

/**
 * Stops Chrome's own hint and keeps its offer. Returns a function that shows our hint, now or once Chrome makes the
 * offer. Other browsers never make one, so they show no hint.
 */
export function prepareInstallOffer(): () => void {
  const prompt = new Promise<InstallPrompt>((resolve) =>
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      if (isInstallPrompt(event)) resolve(event);
    }),
  );
  return () =>
    void prompt
      .then(async (event) => (await import("./install-hint.tsx")).showInstallHint(event))
      // Without a connection the code is missing. The next page tries again.
      .catch(() => undefined);
}
