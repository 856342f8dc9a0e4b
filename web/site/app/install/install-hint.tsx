import { closeInstallHint } from "#web/site/lib/visits/install-hint-state.ts";
import { Button } from "#web/ui/button.tsx";
import { clearToast, mountToastRegion, showToast } from "#web/ui/feedback/toast.tsx";
import type { InstallPrompt } from "./install-prompt.ts";

/** In milliseconds. Screen readers announce a toast only if its region was there before. */
const announceDelay = 500;
const text = "It opens without a signal.";

/** Offers to add the site to the phone, unless the visitor is busy with a dialog or reads another message. */
export function showInstallHint(prompt: InstallPrompt): void {
  mountToastRegion();
  setTimeout(() => {
    if (document.querySelector(".toast-place > *, dialog[open]")) return;
    showToast({
      tone: "good",
      title: `Add ${readSiteName()} to your phone.`,
      text,
      isOffer: true,
      action: buttons(prompt),
    });
  }, announceDelay);
}

function buttons(prompt: InstallPrompt) {
  const add = () => {
    end();
    // Chrome asks once more. Its answer is the visitor's last word.
    prompt.prompt().catch(() => undefined);
  };
  return (
    <div className="mt-2 flex gap-2">
      <Button look="small" onClick={add}>
        Add
      </Button>
      <Button look="quiet" onClick={end}>
        Not now
      </Button>
    </div>
  );
}

function end(): void {
  closeInstallHint();
  clearToast();
}

/** Returns the name of the business, which the server writes into the head of each page. */
const readSiteName = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "this site";
